import { iconButton } from '../core/controls.js';
import { h } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { say } from '../core/words.js';

/** Shows a picture as large as the window allows; a press anywhere or Escape closes it. */
export function openLightbox(address, alt) {
  const name = decodeURIComponent(address.split('/').at(-1));
  const file = h('a', { href: address, download: name }, icon('file', 16), say('file.download', { name }));
  const dialog = h(
    'dialog',
    { class: 'lightbox', 'aria-label': alt || say('picture.plain') },
    iconButton('close', say('picture.close'), null),
    h('img', { src: address, alt }),
    h('div', { class: 'lightbox-line' }, alt ? h('p', null, alt) : null, file),
  );
  dialog.addEventListener('click', (event) => {
    if (!event.target.closest('a')) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
