# Erijský kanál ve zkratce.
erie_canal = Erijský kanál
    .also = kanál, žeton kanálu, spojení, lodě
    .text = Jen v New Yorku, a jen když všichni souhlasí. Spoj vlastními cestami dvě města u kanálu (žluté kruhy), mezi kterými není jiné pojmenované sídlo, a bereš žeton kanálu, za každou dvojici jednou; spojení ze zakládání nic nenesou. Žeton se použije po hodu a do konce tahu jdou libovolné dvě tvé karty měnit v bance za jednu jinou, kolikrát chceš. Pak se vrací. Žetony leží otevřeně, nejde je měnit ani ukrást a body nejsou.
