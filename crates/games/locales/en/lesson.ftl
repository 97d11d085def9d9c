# Texts of the web app: lessons on the table. The lessons' own words are in lessons-*.ftl.
lesson-number = Lesson { $number }
lesson-step = Task { $step } of { $all }
lesson-fold = Show or hide the lesson
lesson-task = Your task
lesson-hint = Give me a hint
lesson-done = Done!
lesson-done-last = Done! That is the whole lesson.
lesson-missed = Not quite
lesson-happened = What happened
lesson-instead = Your move did this instead
lesson-back = Back
lesson-again = Try again
lesson-show = Show me
lesson-next = Next task
lesson-next-lesson = Next lesson
lesson-skip = Go on
lesson-all = All lessons
lesson-all-done = Back to all lessons

# $game is the name on the box
lessons-heading = Lessons: { $game }
lessons-lead = One idea each, a minute or two, on a real table. Try whatever you like: everything can be taken back, and nothing here counts.
lessons-count = { $done } of { $all } done
lessons-packs = Expansions
lessons-done = Done
lessons-begun = { $done } of { $all } tasks done
lessons-begin = Begin
lessons-go-on = Go on
lessons-again = Once more
# $verb is what the button says: Begin, Go on …
lessons-open = { $verb }: { $title }
lessons-to = Lessons on the table
lesson-label = Lesson { $number }: { $title }
lessons-base = The game itself
lessons-own = Lessons of packs
lessons-own-about = Written by whoever made the packs of this server.
