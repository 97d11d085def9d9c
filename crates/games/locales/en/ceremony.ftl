# Texts of the web app: the ceremony at the end of a game, the last round, what each tile brought, records.
ceremony-heading = The scoring
# $number of $count.
ceremony-step = Step { $number } of { $count }
ceremony-begins = { $game ->
    [neom] All points are counted, from nothing.
    [suburbia] Population before the scoring: { $totals }.
   *[other] Before the scoring: { $totals }.
}
ceremony-secret = Secret goal
ceremony-next = Go on
ceremony-pause = Pause
ceremony-skip = Skip to the result
ceremony-result = The result
ceremony-gain = { $name } { $by }
# A step for screen readers; $scored is who got what, or why nobody did, $totals what everybody has then.
ceremony-told = { $name }. { $about } { $scored }. Now: { $totals }.
ceremony-again = Look at it again
ceremony-title = The end of the game
end-keep = Keep the picture
end-keep-svg = SVG, for any size
end-keep-png = PNG, 2400 pixels wide
end-keep-card = PNG, 1200 × 630 for links
end-keep-table = The whole table as SVG

# The card of the last round.
last-round = { $game ->
    [neom] The last turn
   *[other] The last round
}
last-round-about = { $game ->
    [neom] Everybody places or sells one tile more. Then the points are counted; so many are there now:
   *[other] Everybody builds once more. Then the goals are scored, and every $5 becomes 1 population.
}
last-ahead = { $name } is ahead
last-level = nobody is alone ahead

# What each tile brought.
lines-heading = What each tile brought
lines-about = { $game ->
    [neom] Points at the end, and the money that each tile brought.
   *[other] In population: people and money at once, and income and reputation for as many turns as they were there, with $5 as one; less what the tile cost. Red lines are left out.
}
lines-sort = Order
lines-by = { $by ->
    [when] by round
    [name] by name
   *[worth] best first
}
lines-start = from the start
# $by is a signed number.
lines-part = { $what ->
    [cost] cost { $by } $
    [money] { $by } $
    [pounds] { $by } £
    [income] { $by } income
    [reputation] { $by } reputation
    [points] { $by } points
   *[population] { $by } population
}
lines-more = { $count ->
    [one] One more
   *[other] { $count } more
}
score-sources = Where the people come from
score-source-reputation = Reputation
score-source-turns = { $turns ->
    [one] in one turn
   *[other] in { $turns } turns
}
score-source-rest = At the start, and by anything else

records-heading = Records
records-score = { $games ->
    [one] Your best score in this mode: { $score }, { $before } before
   *[other] Your best score in { $games } games of this mode: { $score }, { $before } before
}
records-ever = Your best score ever in this game: { $score }, { $before } before
records-lead = Your clearest win: { $lead } ahead, { $before } before
records-row = { $wins } wins in a row
records-title = A title you never had: { $title }
