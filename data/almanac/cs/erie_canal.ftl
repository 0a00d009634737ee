# Erijský kanál ve zkratce.
erie_canal = Erijský kanál
    .also = kanál, destička kanálu, žeton kanálu, spojení, lodě
    .text = Jen v New Yorku a jen se souhlasem všech. Spoj silnicemi dvě města u kanálu (žluté kruhy) bez jiného sídla mezi nimi a bereš destičku kanálu, za každou dvojici jednou; spojení ze zakládání nic nepřinášejí. Použitá destička do konce tahu mění v banku libovolné dvě karty za jednu, pak se vrací. Ostatní destičky smějí hráči mezi sebou měnit za karty, bank je nebere. Leží otevřeně, ukrást je nejde a body nejsou.
