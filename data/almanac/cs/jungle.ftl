# Džungle ve zkratce.
jungle = V džungli
    .also = džungle, objevy, žeton objevů, žetony, scénář
    .text = Pastvina s nejlepším číslem se stane džunglí a čeká tam zloděj; je-li jich víc stejně dobrých, vybere začínající hráč. Místo vlny vynáší žetony objevů: každý může nahradit jednu ze tří surovin za akční kartu. Žetony nejsou karty a nejde je měnit ani ukrást.
