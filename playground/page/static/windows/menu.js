import { h } from '../core/dom.js';
import { openPopover } from './popover.js';

/** A menu of `{label, icon?, run}` entries (null draws a line); arrows move, Enter chooses, Escape leaves. */
export function openMenu(anchor, entries, { label, header = null }) {
  const buttons = [];
  const lines = entries.map((entry) => {
    if (!entry) return h('hr');
    const button = h(
      'button',
      {
        type: 'button',
        role: 'menuitem',
        class: `menu-item${entry.isDanger ? ' danger-text' : ''}`,
        tabindex: -1,
        onclick: () => {
          popover.close();
          entry.run();
        },
      },
      entry.icon ?? null,
      h('span', { class: 'grow' }, entry.label),
      entry.detail ? h('span', { class: 'faint' }, entry.detail) : null,
    );
    buttons.push(button);
    return button;
  });
  const list = h(
    'div',
    {
      role: 'menu',
      class: 'menu',
      'aria-label': label,
      onkeydown: (event) => travel(event, buttons),
    },
    lines,
  );
  const popover = openPopover(anchor, [header, list], {
    label,
    className: 'popover-menu',
    align: 'end',
  });
  buttons[0]?.focus();
  return popover;
}

function travel(event, buttons) {
  const at = buttons.indexOf(document.activeElement);
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
