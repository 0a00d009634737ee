# Rádce: co by udělal dobrý hráč a proč
option-adviser = Rádce
    .help = Smějí se hráči bota zeptat, co by udělal dobrý hráč? Vidí jen to, co oni.
value-alone = proti automatickým hráčům
value-always = vždy
button-advise = Co radíš?
event-advised = { $seat } se ptá rádce.
refused-no_adviser = { $reason ->
    [never] U tohoto stolu se hraje bez rádce.
   *[alone] U tohoto stolu radí rádce jen proti automatickým hráčům. Hostitel ho může povolit pro příští hru: Nastavení, domácí pravidla, *Rádce*.
}
advice-title = ### Moje rada
advice-line = **{ $number }. { $deed }** – { $why }
advice-plain = K tvé pozici se to hodí nejlépe.
advice-do = { $number }. { $deed }
advice-wins = Tím vyhraješ!
advice-ground = Vynáší při { $n } ze 36 hodů.
advice-leads = Vede to k místu { $place }: { $what }.
advice-blocks = Zablokuje to { $what }; nejvíc to zabolí hráče { $other }.
advice-robs = { $other } má { $n ->
    [one] jednu kartu
    [few] { $n } karty
   *[other] { $n } karet
}, je z čeho brát.
advice-points = Přinese ti to { $n ->
    [one] bod
    [few] { $n } body
   *[other] { $n } bodů
}.
advice-income = Budeš mít víc těchto karet: { $kinds }.
advice-rates = Budeš výhodněji směňovat.
advice-takes = Získáš tím kartu { $award }.
advice-nears = Přiblíží tě to ke kartě { $award }.
advice-keeps = Ubrání to tvou kartu { $award }.
advice-plan = Pak může přijít na řadu: { $item }.
advice-exchange = S těmi kartami může být dalším krokem: { $item }.
advice-saving = Šetři karty na další cíl ({ $item }); ještě chybí: { $cards }.
advice-rival = Zpomalí to hráče { $other }.
advice-risk = Při sedmičce ti hrozí ztráta menšího počtu karet.
advice-thing = Hodí se to v tomto rozšíření: { $module }.
