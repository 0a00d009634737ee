/** Small things pressed or seen all over the page. */

import { h } from './dom.js';
import { icon } from './icons.js';
import { say } from './words.js';

/** A square button with an icon; its words are for screen readers and the tooltip. */
export function iconButton(name, label, onclick, { size = 20, className = '', ...props } = {}) {
  const settings = {
    type: 'button',
    class: `icon-button ${className}`.trim(),
    'aria-label': label,
    onclick,
    ...props,
  };
  return h('button', settings, icon(name, size));
}

/** A button that looks like a link. */
export function textButton(label, onclick) {
  return h('button', { type: 'button', class: 'link-button', onclick }, label);
}

/** Three dots that bob while somebody waits. */
export function dots() {
  return h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
}

/** A sentence about something that went wrong, until it is dismissed. */
export function troubleLine(words, ondismiss, className = '') {
  return h(
    'p',
    { class: `trouble ${className}`.trim(), role: 'alert' },
    icon('alert', 16),
    h('span', { class: 'grow' }, words),
    textButton(say('act.dismiss'), ondismiss),
  );
}
