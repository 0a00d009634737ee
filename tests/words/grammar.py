"""How nouns are counted and declined, written from the grammar of each language and not from the program."""

from __future__ import annotations

Forms = tuple[str, str, str]
"""One of it; two to four (Polish also 22 to 24, 32 …); all other numbers."""


def _english(n: int) -> int:
    return 0 if n == 1 else 2


def _czech(n: int) -> int:
    return 0 if n == 1 else 1 if 2 <= n <= 4 else 2


def _polish(n: int) -> int:
    return 0 if n == 1 else 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


WHICH = {"en": _english, "cs": _czech, "sk": _czech, "pl": _polish}


def counted(language: str, forms: Forms, n: int) -> str:
    """The form of a noun beside a number."""
    return forms[WHICH[language](n)]


CARDS: dict[str, dict[str, Forms]] = {
    "en": {
        "wood": ("wood", "wood", "wood"), "brick": ("brick", "brick", "brick"), "wool": ("wool", "wool", "wool"),
        "grain": ("grain", "grain", "grain"), "ore": ("ore", "ore", "ore"), "coin": ("coin", "coins", "coins"),
        "paper": ("paper", "paper", "paper"), "cloth": ("cloth", "cloth", "cloth"),
    },
    "cs": {
        "wood": ("dřevo", "dřeva", "dřev"), "brick": ("jíl", "jíly", "jílů"), "wool": ("vlna", "vlny", "vln"),
        "grain": ("obilí", "obilí", "obilí"), "ore": ("ruda", "rudy", "rud"), "coin": ("mince", "mince", "mincí"),
        "paper": ("papír", "papíry", "papírů"), "cloth": ("plátno", "plátna", "pláten"),
    },
    "sk": {
        "wood": ("drevo", "drevá", "driev"), "brick": ("tehla", "tehly", "tehál"), "wool": ("vlna", "vlny", "vĺn"),
        "grain": ("obilie", "obilia", "obilí"), "ore": ("ruda", "rudy", "rúd"), "coin": ("minca", "mince", "mincí"),
        "paper": ("papier", "papiere", "papierov"), "cloth": ("plátno", "plátna", "plátien"),
    },
    "pl": {
        "wood": ("drewno", "drewna", "drewien"), "brick": ("glina", "gliny", "glin"),
        "wool": ("wełna", "wełny", "wełen"), "grain": ("zboże", "zboża", "zbóż"), "ore": ("ruda", "rudy", "rud"),
        "coin": ("moneta", "monety", "monet"), "paper": ("papier", "papiery", "papierów"),
        "cloth": ("sukno", "sukna", "sukien"),
    },
}  # fmt: skip
ACCUSATIVE: dict[str, dict[str, str]] = {
    "en": {},
    "cs": {"wool": "vlnu", "ore": "rudu", "coin": "minci"},
    "sk": {"brick": "tehlu", "wool": "vlnu", "ore": "rudu", "coin": "mincu"},
    "pl": {"brick": "glinę", "wool": "wełnę", "ore": "rudę", "coin": "monetę"},
}
"""One of it as an object, where that differs."""

NOUNS: dict[str, dict[str, Forms]] = {
    "en": {
        "card": ("card", "cards", "cards"), "road": ("road", "roads", "roads"),
        "settlement": ("settlement", "settlements", "settlements"), "city": ("city", "cities", "cities"),
        "development": ("development card", "development cards", "development cards"),
        "played_knight": ("knight played", "knights played", "knights played"), "turn": ("turn", "turns", "turns"),
        "point": ("point", "points", "points"), "castle": ("castle", "castles", "castles"),
        "harbour_point": ("harbour point", "harbour points", "harbour points"),
        "discovery": ("discovery token", "discovery tokens", "discovery tokens"),
        "canal": ("canal token", "canal tokens", "canal tokens"), "hex": ("hex", "hexes", "hexes"),
        "knight": ("knight", "knights", "knights"), "fish": ("fish", "fish", "fish"),
    },
    "cs": {
        "card": ("karta", "karty", "karet"), "road": ("silnice", "silnice", "silnic"),
        "settlement": ("vesnice", "vesnice", "vesnic"), "city": ("město", "města", "měst"),
        "development": ("akční karta", "akční karty", "akčních karet"),
        "played_knight": ("zahraný rytíř", "zahraní rytíři", "zahraných rytířů"), "turn": ("tah", "tahy", "tahů"),
        "point": ("bod", "body", "bodů"), "castle": ("hrad", "hrady", "hradů"),
        "harbour_point": ("přístavní bod", "přístavní body", "přístavních bodů"),
        "discovery": ("žeton objevů", "žetony objevů", "žetonů objevů"),
        "canal": ("destička kanálu", "destičky kanálu", "destiček kanálu"), "hex": ("pole", "pole", "polí"),
        "knight": ("rytíř", "rytíři", "rytířů"), "fish": ("ryba", "ryby", "ryb"),
    },
    "sk": {
        "card": ("karta", "karty", "kariet"), "road": ("cesta", "cesty", "ciest"),
        "settlement": ("dedina", "dediny", "dedín"), "city": ("mesto", "mestá", "miest"),
        "development": ("akčná karta", "akčné karty", "akčných kariet"),
        "played_knight": ("zahraný rytier", "zahraní rytieri", "zahraných rytierov"), "turn": ("ťah", "ťahy", "ťahov"),
        "point": ("bod", "body", "bodov"), "castle": ("hrad", "hrady", "hradov"),
        "harbour_point": ("prístavný bod", "prístavné body", "prístavných bodov"),
        "discovery": ("žetón objavov", "žetóny objavov", "žetónov objavov"),
        "canal": ("doštička kanála", "doštičky kanála", "doštičiek kanála"), "hex": ("pole", "polia", "polí"),
        "knight": ("rytier", "rytieri", "rytierov"), "fish": ("ryba", "ryby", "rýb"),
    },
    "pl": {
        "card": ("karta", "karty", "kart"), "road": ("droga", "drogi", "dróg"),
        "settlement": ("osada", "osady", "osad"), "city": ("miasto", "miasta", "miast"),
        "development": ("karta rozwoju", "karty rozwoju", "kart rozwoju"),
        "played_knight": ("zagrany rycerz", "zagranych rycerzy", "zagranych rycerzy"), "turn": ("tura", "tury", "tur"),
        "point": ("punkt", "punkty", "punktów"), "castle": ("zamek", "zamki", "zamków"),
        "harbour_point": ("punkt portowy", "punkty portowe", "punktów portowych"),
        "discovery": ("żeton odkryć", "żetony odkryć", "żetonów odkryć"),
        "canal": ("żeton kanału", "żetony kanału", "żetonów kanału"), "hex": ("pole", "pola", "pól"),
        "knight": ("rycerz", "rycerzy", "rycerzy"), "fish": ("ryba", "ryby", "ryb"),
    },
}  # fmt: skip
SPOKEN_OF = {
    "look-cards": ("n", "card"), "look-left-road": ("n", "road"), "look-left-settlement": ("n", "settlement"),
    "look-left-city": ("n", "city"), "look-development": ("n", "development"), "look-deck": ("n", "development"),
    "look-knights": ("n", "played_knight"), "summary-turns": ("turns", "turn"), "picture-points": ("points", "point"),
    "look-castles-left": ("n", "castle"), "look-harbour-points": ("n", "harbour_point"),
    "look-discovery": ("n", "discovery"), "look-discovery-left": ("n", "discovery"),
    "look-canal-tokens": ("n", "canal"), "look-canal-left": ("n", "canal"), "look-sunk": ("n", "hex"),
    "look-knights-built": ("n", "knight"),
}  # fmt: skip
"""Messages that count something: which argument is the number, and what is counted."""

DECLINED = {
    "cs": {
        "wood": "dřevo dřeva dřevu dřevě dřevem dřev dřevům dřevech dřevy",
        "brick": "jíl jílu jílem jíly jílů jílům jílech cihla cihly cihle cihlu cihlou cihel cihlám cihlách cihlami",
        "wool": "vlna vlny vlně vlnu vlnou vln vlnám vlnách vlnami",
        "grain": "obilí obilím obilích obilími",
        "ore": "ruda rudy rudě rudu rudou rud rudám rudách rudami",
        "coin": "mince minci mincí mincím mincích mincemi",
        "paper": "papír papíru papírem papíře papíry papírů papírům papírech",
        "cloth": "plátno plátna plátnu plátně plátnem pláten plátnům plátnech plátny",
    },
    "sk": {
        "wood": "drevo dreva drevu dreve drevom drevá driev drevám drevách drevami",
        "brick": "tehla tehly tehle tehlu tehlou tehál tehlám tehlách tehlami",
        "wool": "vlna vlny vlne vlnu vlnou vĺn vlnám vlnách vlnami",
        "grain": "obilie obilia obiliu obilí obilím obiliam obiliach obiliami",
        "ore": "ruda rudy rude rudu rudou rúd rudám rudách rudami",
        "coin": "minca mince minci mincu mincou mincí minciam minciach mincami",
        "paper": "papier papiera papieru papieri papierom papiere papierov papieroch papiermi",
        "cloth": "plátno plátna plátnu plátne plátnom plátien plátnam plátnach plátnami",
    },
    "pl": {
        "wood": "drewno drewna drewnu drewnie drewnem drewien drewnom drewnach drewnami",
        "brick": "glina gliny glinie glinę gliną glin glinom glinach glinami",
        "wool": "wełna wełny wełnie wełnę wełną wełen wełnom wełnach wełnami",
        "grain": "zboże zboża zbożu zbożem zbóż zbożom zbożach zbożami",
        "ore": "ruda rudy rudzie rudę rudą rud rudom rudach rudami",
        "coin": "moneta monety monecie monetę monetą monet monetom monetach monetami",
        "paper": "papier papieru papierowi papierze papierem papiery papierów papierom papierach papierami",
        "cloth": "sukno sukna suknu suknie suknem sukien suknom suknach suknami",
    },
}
"""Every card in every case, one of it and several."""

GOVERNING = {
    "cs": "od k ke s se pro za bez u do z ze na o po při před nad pod mezi proti kromě",
    "sk": "od k ku s so pre za bez u do z zo na o po pri pred nad pod medzi proti okrem",
    "pl": "od do z ze dla za bez u na o po przy przed nad pod między przez przeciw przeciwko oprócz",
}
"""Prepositions: a name right behind one would have to be declined."""

PAST = {"cs": "(?:l|la)", "sk": "(?<!posie)(?:l|la)", "pl": "(?<!wysy)(?:ł|ła)"}
"""Endings by which the past tells a man from a woman; “posiela” and “wysyła” are present."""
LITTLE = {
    "cs": "si|se|už|teď|právě|ti|to|ho|ji",
    "sk": "si|sa|už|teraz|práve|ti|to|ho|ju",
    "pl": "się|już|teraz|właśnie|ci|to",
}
"""Words that may stand between a name and its verb."""
YOU_DID = {
    "cs": r"\bjsi (?:se |si |už )?\w+(?:l|la)\b|\b\w+(?:l|la) jsi\b",
    "sk": r"\b(?:bol|bola) si\b|\bsi (?:bol|bola)\b",
    "pl": r"\b\w{2,}(?:łeś|łaś)\b",
}
"""The same of the reader; Slovak “si” is most often the reflexive."""
