/** Components of a message: rows, buttons, selects, and the layout parts of Components V2. */

import { useComponent } from '../core/act.js';
import { colour, h, safeLink } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { emojiNode } from '../core/names.js';
import { say } from '../core/words.js';
import { rich, spoiler } from '../text/render.js';
import { fileCard, picture } from './attachments.js';
import { Picker } from './picker.js';

/** The page's form of one component; unknown kinds say so instead of vanishing. */
export function componentNode(store, message, component) {
  const build = KINDS[component.type];
  return build
    ? build(store, message, component)
    : h('p', { class: 'faint' }, say('message.unknown', { type: component.type }));
}

const all = (store, message, components) =>
  (components ?? []).map((component) => componentNode(store, message, component));

const KINDS = {
  1: (store, message, row) => h('div', { class: 'row' }, all(store, message, row.components)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (store, message, section) =>
    h(
      'div',
      { class: 'section' },
      h('div', { class: 'section-text' }, all(store, message, section.components)),
      h('div', { class: 'section-side' }, componentNode(store, message, section.accessory)),
    ),
  10: (store, message, text) => rich(store, text.content),
  11: (store, message, thumbnail) =>
    covered(
      thumbnail.spoiler,
      picture(resolve(message, thumbnail.media), {
        alt: thumbnail.description,
        className: 'thumbnail',
      }),
    ),
  12: gallery,
  13: (store, message, file) => covered(file.spoiler, fileCard(describe(message, file))),
  14: (store, message, separator) =>
    h('div', {
      class: `separator separator-${separator.spacing ?? 1}${separator.divider === false ? ' separator-blank' : ''}`,
      role: separator.divider === false ? null : 'separator',
    }),
  17: container,
};

function container(store, message, component) {
  const node = h('div', { class: 'container', role: 'group' }, all(store, message, component.components));
  if (typeof component.accent_color === 'number') {
    node.classList.add('container-accent');
    node.style.setProperty('--accent', colour(component.accent_color));
  }
  return covered(component.spoiler, node);
}

function gallery(store, message, component) {
  const items = component.items.map((item) =>
    covered(item.spoiler, picture(resolve(message, item.media), { alt: item.description })),
  );
  return h('div', { class: `gallery gallery-${Math.min(items.length, 4)}` }, items);
}

function covered(isSpoiler, node) {
  return isSpoiler ? spoiler(node, 'div') : node;
}

function button(store, message, component) {
  const inside = [emojiNode(component.emoji), component.label ? h('span', null, component.label) : null];
  const name = component.label || component.emoji?.name || '';
  if (component.style === 5) {
    const address = component.disabled ? null : safeLink(component.url);
    return h(
      'a',
      {
        class: 'button button-5',
        href: address,
        target: '_blank',
        rel: 'noopener noreferrer',
        'aria-disabled': address ? null : 'true',
        'aria-label': name,
      },
      inside,
      icon('out', 15),
    );
  }
  const waiting = store.busy.get(message.id);
  return h(
    'button',
    {
      type: 'button',
      class: `button button-${component.style ?? 2}`,
      disabled: Boolean(component.disabled),
      'aria-label': name,
      'aria-busy': waiting === component.custom_id ? 'true' : null,
      dataset: { customId: component.custom_id ?? '' },
      onclick: () => useComponent(store, message, component.custom_id),
    },
    inside,
  );
}

function select(store, message, component) {
  const isBusy = store.busy.get(message.id) === component.custom_id;
  return new Picker(store, component, {
    isBusy,
    onchoose: (values) => useComponent(store, message, component.custom_id, values),
  }).node;
}

function describe(message, { file, name, size }) {
  const media = resolve(message, file);
  const attachment = message.attachments?.find((each) => each.url === media.url);
  return {
    url: media.url,
    filename: name ?? attachment?.filename,
    size: size ?? attachment?.size,
  };
}

// Media normally comes resolved; an attachment:// name is looked up among the message's own files.
function resolve(message, media) {
  const name = media?.url?.startsWith('attachment://') ? media.url.slice('attachment://'.length) : null;
  return name ? (message.attachments?.find((file) => file.filename === name) ?? media) : (media ?? {});
}
