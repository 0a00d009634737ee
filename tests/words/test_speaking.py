"""Names, cards and lists come out in words, in the number and case a sentence asks for."""

import pytest

from game.look import Text
from game.words import languages, speaking

CARDS = {"wood": 2, "brick": 1}


class AtTable:
    names = ("Ada", "Bo", "Cy", "Di")

    def place(self, at, number):
        return Text("plain", {"words": f"{at} {number}"})


def told(language, key, **args):
    return speaking(language).tell(key, args, AtTable())


def test_a_set_of_cards_is_a_list():
    assert speaking("en").cards(CARDS) == "2 wood and 1 brick"
    assert speaking("en").cards({}) == speaking("en").cards({"ore": 0}) == "nothing"


def test_a_question_names_people_and_cards():
    asked = {"maker": 1, "card": "wool", "name": "Ada"}
    assert speaking("en").ask("gift", asked, AtTable()) == "Bo wants to give you 1 wool. Do you accept?"
    assert speaking("cs").ask("gift", asked, AtTable()) == "Bo ti chce darovat vlnu. Přijmeš?"


def test_lists_are_joined_and_cut():
    words = speaking("en")
    assert words.listed([]) == ""
    assert words.listed(["Ada"]) == "Ada"
    assert words.listed(["Ada", "Bo", "Cy"]) == "Ada, Bo and Cy"
    assert words.listed(list("abcdefgh"), 4) == "a, b, c and 5 more"


def test_cards_of_events_are_named():
    assert told("en", "bank_short", card="wood", to=[1, 2], n=3, left=2) == (
        "Bo and Cy should get 3 wood together, but the bank has only 2: nobody gets any."
    )
    assert told("en", "bank_short", card="wood", to=[1], n=2, left=1) == (
        "Bo should get 2 wood, but the bank has only 1 left."
    )
    assert told("en", "stolen_card", seat=0, victim=1, card="ore") == "Ada steals ore from Bo."
    assert told("en", "bank_traded", seat=0, give={"coin": 2}, get="ore") == "Ada trades 2 coins with the bank for ore."
    assert told("en", "drew_card", seat=0, card="road_building") == "You draw road building."


def test_a_standing_offer_says_how_often_and_to_whom():
    offer = {"seat": 0, "give": {"wood": 1}, "get": {"ore": 1}}
    once = "Standing offer by Ada: 1 wood for 1 ore, open to whoever's turn it is."
    assert told("en", "standing_made", **offer, count=1, to=[]) == once
    some = "Standing offer by Ada: 1 wood for 1 ore, up to 3 times, open to Bo and Cy on their turns."
    assert told("en", "standing_made", **offer, count=3, to=[1, 2]) == some


def test_winners_agree_with_their_verb():
    assert told("en", "won", winners=[1], why="", points=10, goal=10) == "Bo wins with 10 points (the goal was 10)!"
    assert told("en", "won", winners=[0, 2], why="", points=7, goal=0) == "Ada and Cy win with 7 points each!"


def test_refusals_say_what_is_missing():
    words = speaking("en")
    assert words.refusal("cannot_pay", {"missing": CARDS}) == "For that you still need 2 wood and 1 brick."
    assert "does not have" in words.refusal("cannot_pay", {})
    assert words.refusal("bad_count", {"rate": 3, "card": "coin"}) == "The bank takes 3 coins for one card."
    assert words.refusal("bad_count", {}) == "That is not the right number of cards."
    assert words.refusal("excludes_module", {"module": "volcano", "other": "jungle"}).startswith("Volcano and Jungle")


def test_looks_name_their_cards():
    assert speaking("en")(Text("look-bank", {"card": "coin", "n": 5})) == "5 coins"


def test_what_is_in_words_already_stays():
    assert speaking("en")(Text("look-bank", {"card": "amber", "n": 5})) == "5 amber"


@pytest.mark.parametrize("language", languages())
def test_no_sentence_of_an_event_shows_a_bare_key(language):
    words = speaking(language)
    told_keys = ("produced", "discarded", "handed_over", "gave_monopoly")
    for key in told_keys:
        said = words.tell(key, {"seat": 0, "taker": 1, "cards": {"brick": 5}}, AtTable())
        assert "Ada" in said and "5" in said and "{" not in said


def test_czech_cards_follow_their_number_and_case():
    words = speaking("cs")
    assert words.cards({"wood": 1, "brick": 2, "ore": 5}) == "1 dřevo, 2 jíly a 5 rud"
    assert told("cs", "produced", seat=0, cards={"brick": 1, "wool": 1}) == "Ada dostává 1 jíl a 1 vlnu."
    assert told("cs", "stolen_card", seat=0, victim=1, card="ore") == "Ada bere rudu hráči Bo."
    assert told("cs", "bank_traded", seat=0, give={"coin": 2}, get="brick") == "Ada mění v banku 2 mince za jíl."
    assert words.refusal("bad_count", {"rate": 3, "card": "brick"}) == "Bank bere 3 jíly za jednu kartu."
    assert words(Text("look-bank", {"card": "wood", "n": 19})) == "19 dřev"
    assert words.say("card-brick") == "jíl"


def test_czech_counts_in_three_forms():
    said = [speaking("cs").say("look-cards", n=n) for n in (0, 1, 2, 5, 22)]
    assert said == ["0 karet", "1 karta", "2 karty", "5 karet", "22 karet"]


def test_polish_cards_follow_their_number_and_case():
    words = speaking("pl")
    assert words.cards({"wood": 1, "brick": 2, "ore": 5, "wool": 22}) == "1 drewno, 2 gliny, 5 rud i 22 wełny"
    assert told("pl", "produced", seat=0, cards={"brick": 1, "wool": 1}) == "Ada dostaje 1 glinę i 1 wełnę."
    assert told("pl", "stolen_card", seat=0, victim=1, card="ore") == "Ada kradnie rudę graczowi Bo."
    missing = {"brick": 1, "ore": 2, "grain": 5}
    assert words.refusal("cannot_pay", {"missing": missing}) == "Brakuje ci na to jeszcze 1 gliny, 2 rud i 5 zbóż."
    assert words.refusal("bad_count", {"rate": 3, "card": "brick"}) == "Bank bierze 3 gliny za jedną kartę."
    assert told("pl", "bank_short", card="wool", left=0, n=3, to=[0, 1]).startswith("W banku nie ma już wełny")


def test_polish_counts_in_its_own_forms():
    said = [speaking("pl").say("look-cards", n=n) for n in (0, 1, 2, 5, 12, 21, 22, 25)]
    assert said == ["0 kart", "1 karta", "2 karty", "5 kart", "12 kart", "21 kart", "22 karty", "25 kart"]


@pytest.mark.parametrize(
    ("language", "source", "line"),
    [
        ("en", {}, "Bo rolls 6 (red 2, yellow 4)."),
        ("cs", {}, "Bo hází 6 (červená 2, žlutá 4)."),
        ("en", {"source": "cards", "card": "earthquake"}, "Bo draws the card “6 – Earthquake” (red 2, yellow 4)."),
        ("cs", {"source": "cards", "card": "earthquake"}, "Bo táhne kartu „6 – Zemětřesení“ (červená 2, žlutá 4)."),
        ("en", {"source": "cards", "card": "none"}, "Bo draws the card “6 – No event” (red 2, yellow 4)."),
    ],
)
def test_a_throw_is_told_as_dice_or_as_the_card_drawn(language, source, line):
    assert told(language, "rolled", seat=1, red=2, yellow=4, number=6, **source) == line


def test_slovak_cards_follow_their_number_and_case():
    words = speaking("sk")
    assert words.cards({"wood": 5, "brick": 2, "ore": 1}) == "5 driev, 2 tehly a 1 ruda"
    assert told("sk", "produced", seat=0, cards={"brick": 1, "wool": 1}) == "Ada dostáva 1 tehlu a 1 vlnu."
    assert told("sk", "stolen_card", seat=0, victim=1, card="ore") == "Ada kradne rudu hráčovi Bo."
    assert told("sk", "bank_traded", seat=0, give={"coin": 2}, get="brick") == "Ada mení v banku 2 mince za tehlu."
    assert words.refusal("cannot_pay", {"missing": {"wool": 1, "ore": 5}}) == "Na to ešte potrebuješ 1 vlnu a 5 rúd."
    said = [words.say("look-left-city", n=n) for n in (0, 1, 2, 5, 22)]
    assert said == [f"zostáva{t}" for t in (" 0 miest", " 1 mesto", "jú 2 mestá", " 5 miest", " 22 miest")]


def test_slovak_verbs_agree_with_several_people():
    offer = {"seat": 0, "give": {"wood": 1}, "get": {"ore": 1}, "count": 1}
    assert told("sk", "standing_made", **offer, to=[1]).endswith("vo svojom ťahu si ju môže vziať Bo.")
    assert told("sk", "standing_made", **offer, to=[1, 2]).endswith("vo svojom ťahu si ju môžu vziať Bo a Cy.")
    assert told("sk", "won", winners=[0, 2], why="", points=7, goal=0) == "Vyhrávajú Ada a Cy! Body: 7."


@pytest.mark.parametrize("language", ["cs", "sk", "pl"])
def test_everybody_stands_in_the_case_the_sentence_asks_for(language):
    """“Ada teď s hráčem všichni neobchoduje” was said of an embargo against all."""
    everybody = speaking(language).say("everybody")
    offer = {"seat": 0, "offer": 1, "give": {"wood": 1}, "get": {"ore": 1}, "closing": "choose", "counters": 0}
    said = [told(language, f"embargo_{state}", seat=0, target=-1) for state in ("on", "off")]
    said += [told(language, "offered", **offer, to=[]), told(language, "standing_made", **offer, to=[], count=1)]
    for words in said:
        assert words.startswith(("Ada", "Trvalá", "Stała")) and everybody not in words, words
        assert not any(each in words for each in ("hráčem", "hráčom", "graczem")), words
