/** The bits of a message's flags that change how it looks. */

export const NO_EMBEDS = 4;
export const EPHEMERAL = 64;
export const THINKING = 128;
export const LAYOUT = 32768;
