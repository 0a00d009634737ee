"""Refusal codes in the order of this expansion (CK-182)."""

FIRST = (
    "not_in_this_game", "choice_pending", "not_your_turn", "wrong_phase", "no_such_card", "not_tradable",
    "hand_over_limit", "once_per_turn", "robber_asleep", "no_effect", "restore_first", "need_city", "max_level",
    "need_metropolis_site", "wall_limit", "bad_target", "knight_inactive", "knight_spent", "already_promoted",
    "need_fortress", "robber_off_board", "robber_out_of_reach", "no_piece_left", "occupied", "not_connected",
    "blocked", "not_weaker",
)  # fmt: skip
LAST = ("bank_empty", "cannot_pay")


def rank(codes: tuple[str, ...]) -> tuple[str, ...]:
    """Codes of other systems stand between the two groups (CK-D59)."""
    return (*FIRST, *(code for code in codes if code not in FIRST and code not in LAST), *LAST)
