# Slova, ze kterých se skládají slova: seznamy, sady karet, všichni.
everybody = všichni
nobody = nikdo
cards-none = nic
cards-some = { $n } { $card }
list-last = { $one } a { $other }
list-or = { $one } nebo { $other }
list-next = { $one }, { $others }
list-others = { $n ->
    [one] { $n } další
    [few] { $n } další
   *[other] { $n } dalších
}
