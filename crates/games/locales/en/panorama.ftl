# Texts of the web app: all towns of a game in one picture.
# $towns are all of them by name, with how they did.
panorama-about = { $game ->
    [neom] The cities of { $towns } side by side in one landscape.
    [suburbia] The boroughs of { $towns } side by side in one landscape.
   *[other] The seats of { $towns } side by side in one landscape.
}
panorama-heading = Panorama
panorama-open = Panorama of all towns
panorama-key = show all towns in one panorama
# $month is a number from 1.
panorama-date = { $month ->
    [1] { $day } January { $year }
    [2] { $day } February { $year }
    [3] { $day } March { $year }
    [4] { $day } April { $year }
    [5] { $day } May { $year }
    [6] { $day } June { $year }
    [7] { $day } July { $year }
    [8] { $day } August { $year }
    [9] { $day } September { $year }
    [10] { $day } October { $year }
    [11] { $day } November { $year }
   *[12] { $day } December { $year }
}
