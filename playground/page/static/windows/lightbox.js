import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { say } from '../core/words.js';

/** Shows a picture as large as the window allows; a press anywhere or Escape closes it. */
export function openLightbox(address, alt) {
  const dialog = h('dialog', { class: 'lightbox', 'aria-label': alt || say('picture.plain'), onclick: (event) => { if (!event.target.closest('a')) dialog.close(); } },
    h('button', { type: 'button', class: 'icon-button', 'aria-label': say('picture.close') }, icon('close')),
    h('img', { src: address, alt: alt ?? '' }),
    h('div', { class: 'lightbox-line' }, alt ? h('p', null, alt) : null,
      h('a', { href: address, target: '_blank', rel: 'noopener' }, icon('out', 16), say('file.download', { name: address.split('/').at(-1) }))));
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
