barter-stall = The stall
