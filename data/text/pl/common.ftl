# Słowa, z których składa się słowa: listy, zestawy kart, wszyscy.
everybody = wszyscy
nobody = nikt
cards-none = nic
cards-some = { $n } { $card }
list-last = { $one } i { $other }
list-or = { $one } lub { $other }
list-next = { $one }, { $others }
list-others = jeszcze { $n }
