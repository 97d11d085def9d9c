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
