import { colour, h, ownFile } from '../core/dom.js';
import { stampNode } from '../core/time.js';
import { link, rich, richLine } from '../text/render.js';
import { picture } from './attachments.js';

/** A classic embed: author, title, text, fields, pictures, footer. */
export function embedNode(store, embed) {
  const { author, title, description, fields, thumbnail, image, color } = embed;
  const text = [
    author && h('div', { class: 'embed-author' }, small(author.icon_url), titled(store, author.url, author.name)),
    title && h('div', { class: 'embed-title' }, titled(store, embed.url, title)),
    description && rich(store, description),
    fields?.length && fieldsNode(store, fields),
  ].filter(Boolean);
  const side = thumbnail?.url ? picture(thumbnail, { className: 'thumbnail' }) : null;
  const main = h('div', { class: 'embed-main' }, h('div', { class: 'embed-text' }, text), side);
  const node = h('article', { class: 'embed' }, main, image?.url ? picture(image) : null, footerNode(embed));
  if (typeof color === 'number') node.style.setProperty('--accent', colour(color));
  return node;
}

/** The addresses an embed shows, so that the same file is not listed again below it. */
export function shownByEmbeds(embeds) {
  return new Set(
    embeds
      .flatMap((embed) => [embed.image?.url, embed.thumbnail?.url, embed.author?.icon_url, embed.footer?.icon_url])
      .filter(Boolean),
  );
}

function fieldsNode(store, fields) {
  const nodes = fields.map(({ name, value, inline }) => {
    const heading = h('div', { class: 'embed-name' }, richLine(store, name));
    return h('div', { class: `embed-field${inline ? ' embed-inline' : ''}` }, heading, rich(store, value));
  });
  return h('div', { class: 'embed-fields' }, nodes);
}

function footerNode({ footer, timestamp }) {
  if (!footer && !timestamp) return null;
  const time = timestamp ? [footer ? ' · ' : null, stampNode(timestamp)] : null;
  return h('div', { class: 'embed-footer' }, small(footer?.icon_url), footer?.text, time);
}

function titled(store, address, text) {
  return address ? link(store, address, richLine(store, text)) : richLine(store, text);
}

function small(address) {
  const own = address && ownFile(address);
  return own
    ? h('img', {
        class: 'embed-icon',
        src: own,
        alt: '',
        width: 20,
        height: 20,
      })
    : null;
}
