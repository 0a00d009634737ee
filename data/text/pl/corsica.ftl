# Korsyka
module-corsica = Korsyka
    .help = Stała wyspa w naszym układzie z nazwanymi miejscami: osady stoją tylko tam. Czerwone pola dróg handlują z bankiem, a do czterech graczy ściga się do skrzyżowań po punkcie.
