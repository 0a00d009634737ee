"""Boards that come as they are printed: no place for variants that lay the ground themselves (ATX-05)."""

FIXED_BOARDS = {"corsica": "fixed_board", "new_york": "fixed_board"}
OWN_GROUND = {**FIXED_BOARDS, "island=beginner": "fixed_board", "layout=ck_beginner": "fixed_board"}
