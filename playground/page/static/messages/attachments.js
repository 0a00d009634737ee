/** Pictures and files. Only what the playground itself keeps is loaded. */

import { h, ownFile, safeLink } from '../core/dom.js';
import { icon } from '../core/icons.js';
import { say } from '../core/words.js';
import { spoiler } from '../text/render.js';
import { openLightbox } from '../windows/lightbox.js';

const WIDEST = 640;
const PICTURE = /\.(png|jpe?g|gif|webp)$/i;

/** Whether a file is to be shown rather than offered. */
export function isPicture(file) {
  return file.content_type
    ? file.content_type.startsWith('image/') && !file.content_type.includes('svg')
    : PICTURE.test(file.filename ?? '');
}

/** A picture that enlarges on a press; its description is read aloud and shown on demand. */
export function picture(media, { alt = '', className = '' } = {}) {
  const address = media.url && ownFile(media.url);
  if (!address) return outside(media, alt);
  const description = alt || media.description || '';
  const image = h('img', {
    src: address,
    alt: description,
    width: media.width,
    height: media.height,
    decoding: 'async',
  });
  const frame = h(
    'button',
    {
      type: 'button',
      class: `picture ${className}`,
      title: description || null,
      'aria-label': say('picture.enlarge', {
        alt: description || say('picture.plain'),
      }),
      onclick: () => openLightbox(address, description),
    },
    image,
  );
  if (media.width && media.height) {
    // Known before the picture is loaded, so that nothing jumps.
    frame.style.setProperty('--width', `${Math.min(media.width, WIDEST)}px`);
    frame.style.setProperty('--ratio', String(media.width / media.height));
  }
  return frame;
}

/** A file to download. */
export function fileCard(file) {
  const name = file.filename ?? file.url?.split('/').at(-1) ?? '?';
  const address = file.url && ownFile(file.url);
  return h(
    'a',
    {
      class: 'file-card',
      href: address,
      download: name,
      'aria-label': say('file.download', { name }),
    },
    icon('file', 26),
    h(
      'span',
      { class: 'grow' },
      h('span', { class: 'file-name' }, name),
      h('span', { class: 'faint' }, size(file.size)),
    ),
  );
}

/** The attachments of a classic message. */
export function attachmentsNode(attachments) {
  if (!attachments.length) return null;
  const pictures = attachments.filter(isPicture).map((file) => cover(file, picture(file, { alt: file.description })));
  const files = attachments.filter((file) => !isPicture(file)).map((file) => cover(file, fileCard(file)));
  return h(
    'div',
    { class: 'attachments' },
    pictures.length ? h('div', { class: `gallery gallery-${Math.min(pictures.length, 4)}` }, pictures) : null,
    files,
  );
}

function cover(file, node) {
  return file.filename?.startsWith('SPOILER_') ? spoiler(node, 'div') : node;
}

function outside(media, alt) {
  const address = safeLink(media.url ?? '');
  const words = alt || say('message.outside');
  return address
    ? h(
        'a',
        {
          class: 'file-card',
          href: address,
          target: '_blank',
          rel: 'noopener noreferrer',
        },
        icon('out', 18),
        words,
      )
    : h('span', { class: 'faint' }, words);
}

function size(bytes) {
  if (!Number.isFinite(bytes)) return '';
  const units = ['B', 'kB', 'MB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** step).toFixed(step ? 1 : 0)} ${units[step]}`;
}
