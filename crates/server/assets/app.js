// Tabletown
