"""Everything that is counted anywhere, written from the grammar of each language and not from the program.

A line holds one of it, two to four of it, and five of it; “_” is a space, “/” stands between the nominative and the
accusative of one. Polish counts 22 to 24 as 2 to 4. `GOVERNED` has what a verb or a preposition puts in another case.
"""

from __future__ import annotations

from functools import cache

from tests.words.grammar import WHICH

COUNTED = {
    "en": """
        card cards cards|development_card development_cards development_cards|event_card event_cards event_cards
        progress_card progress_cards progress_cards|more_card more_cards more_cards|city_wall city_walls city_walls
        road roads roads|free_road free_roads free_roads|settlement settlements settlements|city cities cities
        knight knights knights|castle castles castles|hex hexes hexes|square squares squares|place places places
        point points points|harbour_point harbour_points harbour_points|turn turns turns|round rounds rounds
        roll rolls rolls|die dice dice|sheet sheets sheets|joker jokers jokers|game games games|win wins wins
        trade trades trades|island islands islands|person people people|player players players|time times times
        table tables tables|more_vote more_votes more_votes|earlier_line earlier_lines earlier_lines|fish fish fish
        resource resources resources|favour favours favours|fish_token fish_tokens fish_tokens
        island_token island_tokens island_tokens|canal_token canal_tokens canal_tokens
        discovery_token discovery_tokens discovery_tokens|percentage_point percentage_points percentage_points
    """,
    "cs": """
        karta/kartu karty karet|akční_karta/akční_kartu akční_karty akčních_karet|karta_událostí karty_událostí
        karet_událostí|kartu_pokroku karty_pokroku karet_pokroku|silnice/silnici silnice silnic|vesnice vesnice vesnic
        město města měst|rytíř rytíři rytířů|zahraný_rytíř zahraní_rytíři zahraných_rytířů|hrad hrady hradů
        pole pole polí|místo místa míst|bod body bodů|přístavní_bod přístavní_body přístavních_bodů
        procentní_bod procentní_body procentních_bodů|tah tahy tahů|kolo kola kol|hod hody hodů|list listy listů
        kostka/kostku kostky kostek|připravený_žolík připravení_žolíci připravených_žolíků|hra/hru hry her
        výhra výhry výher|ostrov ostrovy ostrovů|člověk lidé lidí|stůl stoly stolů|hlas hlasy hlasů
        surovina/surovinu suroviny surovin|přízeň přízně přízní|ryba/rybu ryby ryb|žeton žetony žetonů
        žeton_ryb žetony_ryb žetonů_ryb|žeton_ostrova žetony_ostrova žetonů_ostrova|další další dalších
        žeton_objevů žetony_objevů žetonů_objevů|destička_kanálu destičky_kanálu destiček_kanálu
    """,
    "sk": """
        karta/kartu karty kariet|akčná_karta/akčnú_kartu akčné_karty akčných_kariet|karta_udalostí karty_udalostí
        kariet_udalostí|kartu_pokroku karty_pokroku kariet_pokroku|cesta/cestu cesty ciest|dedina dediny dedín
        mesto mestá miest|rytier rytieri rytierov|zahraný_rytier zahraní_rytieri zahraných_rytierov|hrad hrady hradov
        pole polia polí|políčko políčka políčok|miesto miesta miest|bod body bodov|prístavný_bod prístavné_body
        prístavných_bodov|percentuálny_bod percentuálne_body percentuálnych_bodov|ťah ťahy ťahov|kolo kolá kôl
        hod hody hodov|list listy listov|pripravený_žolík pripravené_žolíky pripravených_žolíkov|hra/hru hry hier
        dohraná_hra/dohranú_hru dohrané_hry dohraných_hier|výhra výhry výhier|obchod obchody obchodov
        opustená opustené opustených|ostrov ostrovy ostrovov|človek ľudia ľudí|stôl stoly stolov|hlas hlasy hlasov
        surovina/surovinu suroviny surovín|ryba/rybu ryby rýb|žetón žetóny žetónov|žetón_rýb žetóny_rýb žetónov_rýb
        žetón_priazne žetóny_priazne žetónov_priazne|žetón_ostrova žetóny_ostrova žetónov_ostrova
        žetón_objavov žetóny_objavov žetónov_objavov|doštička_kanála doštičky_kanála doštičiek_kanála
        ďalšie ďalšie ďalších
    """,
    "pl": """
        karta/kartę karty kart|karta_rozwoju/kartę_rozwoju karty_rozwoju kart_rozwoju|karta_wydarzeń karty_wydarzeń
        kart_wydarzeń|kartę_postępu karty_postępu kart_postępu|droga/drogę drogi dróg|osada osady osad
        miasto miasta miast|rycerz rycerzy rycerzy|zagrany_rycerz zagranych_rycerzy zagranych_rycerzy
        zamek zamki zamków|pole pola pól|miejsce miejsca miejsc|punkt punkty punktów|runda/rundę rundy rund
        punkt_portowy punkty_portowe punktów_portowych|punkt_procentowy punkty_procentowe punktów_procentowych
        tura tury tur|rzut rzuty rzutów|kartka kartki kartek|joker_gotowy jokery_gotowe jokerów_gotowych
        kość kości kości|gra/grę gry gier|gra_rozegrana/grę_rozegraną gry_rozegrane gier_rozegranych
        wygrana wygrane wygranych|porzucona porzucone porzuconych|wyspa/wyspę wyspy wysp|osoba osoby osób
        stół stoły stołów|głos głosy głosów|dowolny_surowiec dowolne_surowce dowolnych_surowców|ryba/rybę ryby ryb
        żeton żetony żetonów|żeton_ryb żetony_ryb żetonów_ryb|żeton_wyspy żetony_wyspy żetonów_wyspy
        żeton_przychylności żetony_przychylności żetonów_przychylności|żeton_odkryć żetony_odkryć żetonów_odkryć
        żeton_kanału żetony_kanału żetonów_kanału
    """,
}
GOVERNED = {
    ("cs", "event-knights_announced"): "rytíře rytíře rytířů",
    ("sk", "event-knights_announced"): "rytiera rytierov rytierov",
    ("sk", "event-dice_rolled"): "kockou kockami kockami",
    ("pl", "event-knights_announced"): "rycerza rycerzy rycerzy",
    ("pl", "purse-up-to"): "karty kart kart",
    ("pl", "lobby-target"): "punktu punktów punktów",
    ("pl", "refused-player_count"): "gracza graczy graczy|osoba osoby osób",
}
BARE = {
    "en": ("of", "are", "more", "left", "would", "instead of"),
    "cs": ("z",),
    "sk": ("z",),
    "pl": ("z", "zamiast", "na darmo"),
}
"""What may stand behind a number that counts nothing there: “3 of 5”, “10 would have won”."""


def _triples(text: str) -> list[tuple[str, ...]]:
    words = text.replace("|", " ").split()
    return [tuple(words[at : at + 3]) for at in range(0, len(words), 3)]


@cache
def forms(language: str, message: str) -> list[tuple[list[str], str, str]]:
    """The forms of every noun that may be counted in a message, longest first."""
    found = _triples(GOVERNED.get((language, message)) or COUNTED[language])
    spoken = [tuple(form.replace("_", " ") for form in triple) for triple in found]
    return sorted(((a.split("/"), b, c) for a, b, c in spoken), key=lambda triple: -len(triple[2]))


def right(language: str, triple: tuple[list[str], str, str], n: int) -> list[str]:
    """What may stand beside a number."""
    which = WHICH[language](n)
    return triple[0] if which == 0 else [triple[which]]
