# Discord nemá slovenčinu medzi svojimi jazykmi: príkazy a ich voľby sa volajú po anglicky, a tak ich volajú aj texty.
