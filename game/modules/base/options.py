"""What a host may choose in the base game (BASE-O1 to BASE-O22), and the order of refusal codes."""

from game.setup import Option, switch

OPTIONS = (
    Option("island", "variable", ("variable", "beginner"), rule="BASE-O22"),
    Option("turn_mode", "combined", ("combined", "split"), rule="BASE-O1"),
    Option("target", 0, (0,), 3, 20, rule="BASE-O2"),  # 0: the number of the main system
    Option("hand_limit", 7, (0,), 5, 20, rule="BASE-O3"),  # 0: nobody discards
    switch("friendly_robber", False, "BASE-O4"),
    Option("no_seven_rounds", 0, (0, 1, 2), rule="BASE-O5"),
    Option("dice", "random", ("random", "balanced"), rule="BASE-O6"),
    Option("tokens", "spiral", ("spiral", "random"), rule="BASE-O7"),
    switch("reds_apart", True, "BASE-O8"),
    switch("ends_apart", False, "BASE-O9"),
    switch("equal_apart", False, "BASE-O10"),
    Option("terrain_group", 0, (0, 2, 3), rule="BASE-O11"),  # 0: no limit
    Option("desert", "random", ("random", "centre", "coast"), rule="BASE-O12"),
    Option("harbours", "shuffled", ("shuffled", "fixed", "frame"), rule="BASE-O13"),
    Option("start", "lot", ("lot", "dice", "1", "2", "3", "4", "5", "6"), rule="BASE-O14"),  # or the seat's number
    Option("seats", "lot", ("lot", "chosen"), rule="BASE-O14"),
    switch("bank_shown", True, "BASE-O15"),
    switch("bank_limited", True, "BASE-O15"),
    switch("open_hands", False, "BASE-O16"),
    Option("second_founding", "settlement", ("settlement", "city"), rule="BASE-O17"),
    Option("trade", "free", ("free", "none"), rule="BASE-O18"),
    Option("offers_per_turn", 0, (0,), 1, 20, rule="BASE-O18"),  # 0: any number
    switch("steal_optional", False, "BASE-O19"),
    Option("pace", "none", ("none", "live", "day", "week"), rule="BASE-O20"),
    Option("time_up", "remind", ("remind", "default", "stand_in"), rule="BASE-O20"),
    switch("standing_offers", True, "BASE-O21"),
    switch("embargoes", True, "BASE-O21"),
    switch("undo", True, "BASE-O21"),
    Option("closing", "choose", ("choose", "first"), rule="BASE-O21"),
)

CODES = (
    "not_your_turn", "choice_pending", "wrong_phase", "not_in_this_game", "colour_taken", "no_such_offer", "embargo",
    "offer_limit", "cannot_undo", "no_such_card", "card_limit", "card_too_new", "deck_empty", "no_effect", "bad_target",
    "no_piece_left", "not_on_board", "no_land", "occupied", "no_settlement", "not_connected", "too_close", "must_move",
    "repair_first", "empty_side", "same_resource", "not_a_resource", "not_enough_tokens", "wrong_price", "bad_count",
    "bank_empty", "cannot_pay",
)  # fmt: skip
