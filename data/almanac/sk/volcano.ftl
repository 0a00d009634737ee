# Sopka v skratke.
volcano = Sopka
    .also = láva, výbuch, erupcia
    .text = Sopka je na mieste púšte a má číslo 5. Pri 5 si každá dedina vedľa nej vezme surovinu podľa výberu, každé mesto dve. Potom kocka určí, ktorý roh zasiahne láva: dedina tam zmizne, mesto sa zmení na dedinu, alebo zmizne, ak nie je figúrka dediny. Na začiatku tam nikto nezakladá.
