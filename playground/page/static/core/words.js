/** Says everything the page says, by key, in the language of the person at it; what people and bots write is no part of this. */

import { words as english } from '../words/en.js';

const OTHERS = ['cs', 'sk', 'pl'];

let words = english;
let spoken = 'en';
let plurals = new Intl.PluralRules('en');

/** The language of the page for a locale such as "cs" or "en-GB". */
export function languageOf(locale) {
  const [start] = (locale ?? '').split('-');
  return OTHERS.includes(start) ? start : 'en';
}

/** The language the page speaks. */
export function language() {
  return spoken;
}

/** Speaks a language from now on; what is already drawn stays as it is. */
export async function speak(chosen) {
  words = chosen === 'en' ? english : (await import(`../words/${chosen}.js`)).words;
  plurals = new Intl.PluralRules(chosen);
  spoken = chosen;
  document.documentElement.lang = chosen;
}

/** The words of a key with its {places} filled in; where a number decides, by the number `count`. */
export function say(key, values = {}) {
  const found = words[key];
  const text = typeof found === 'string' ? found : (found[plurals.select(values.count)] ?? found.other);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
