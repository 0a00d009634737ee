# Špecialisti v skratke.
specialists = Špecialisti
    .also = špecialista na drevo, špecialista na tehly, špecialista na vlnu, špecialista na obilie, špecialista na rudu, body špecialistu
    .text = Pre každú surovinu je jeden špecialista. Patrí tomu, kto má ako jediný pri tej krajine najviac, aspoň 4: dedina sa počíta za 1 a mesto za 2 pri každom takom poli. Je za bod a v každom tvojom ťahu prinesie svoju surovinu, aj pri 7. Štyria špecialisti vyhrávajú hneď; hrá sa o dva body viac.
