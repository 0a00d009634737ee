"""What a host may choose in the base game (BASE-O1 to BASE-O22), and the order of refusal codes."""

from game.setup import ADVISER, TIME, Option, switch

OPTIONS = (
    Option("island", "variable", ("variable", "beginner"), rule="BASE-O22", heading="island"),
    Option("target", 0, (0,), 3, 20, rule="BASE-O2"),  # 0: the number of the main system
    Option("hand_limit", 7, (0,), 5, 20, rule="BASE-O3"),  # 0: nobody discards
    Option("turn_mode", "combined", ("combined", "split"), rule="BASE-O1"),
    switch("friendly_robber", False, "BASE-O4", "house"),
    Option("no_seven_rounds", 0, (0, 1, 2), rule="BASE-O5", heading="house"),
    Option("dice", "random", ("random", "balanced"), rule="BASE-O6"),
    Option("tokens", "spiral", ("spiral", "random"), rule="BASE-O7", heading="island"),
    switch("reds_apart", True, "BASE-O8", "island"),
    switch("ends_apart", False, "BASE-O9", "island"),
    switch("equal_apart", False, "BASE-O10", "island"),
    Option("terrain_group", 0, (0, 2, 3), rule="BASE-O11", heading="island"),  # 0: no limit
    Option("desert", "random", ("random", "centre", "coast"), rule="BASE-O12", heading="island"),
    Option("harbours", "shuffled", ("shuffled", "fixed", "frame"), rule="BASE-O13", heading="island"),
    Option(
        "start", "lot", ("lot", "dice", "1", "2", "3", "4", "5", "6"), rule="BASE-O14", heading="house"
    ),  # or the seat's number
    Option("seats", "lot", ("lot", "chosen"), rule="BASE-O14", heading="house"),
    switch("bank_shown", True, "BASE-O15", "house"),
    switch("bank_limited", True, "BASE-O15", "house"),
    switch("open_hands", False, "BASE-O16", "house"),
    Option("remembered_hands", "counts", ("off", "counts", "remembered"), rule="BASE-O16", heading="house"),
    Option("second_founding", "settlement", ("settlement", "city"), rule="BASE-O17"),
    Option("trade", "free", ("free", "none"), rule="BASE-O18", heading="trade"),
    Option("offers_per_turn", 0, (0,), 1, 20, rule="BASE-O18", heading="trade"),  # 0: any number
    switch("steal_optional", False, "BASE-O19", "house"),
    *TIME,
    ADVISER,
    switch("standing_offers", True, "BASE-O21", "trade"),
    switch("embargoes", True, "BASE-O21", "trade"),
    switch("undo", True, "BASE-O21", "house"),
    Option("closing", "pace", ("pace", "choose", "first"), rule="BASE-O21", heading="trade"),
    switch("confirm_trades", False, "BASE-O21", "trade"),
)

CODES = (
    "not_your_turn", "choice_pending", "wrong_phase", "not_in_this_game", "colour_taken", "own_offer", "no_such_offer",
    "embargo",
    "offer_limit", "cannot_undo", "no_such_card", "card_limit", "card_too_new", "deck_empty", "no_effect", "bad_target",
    "no_piece_left", "not_on_board", "no_land", "occupied", "no_settlement", "not_connected", "too_close", "must_move",
    "repair_first", "empty_side", "same_resource", "not_a_resource", "not_enough_tokens", "wrong_price", "bad_count",
    "bank_empty", "cannot_pay",
)  # fmt: skip
