import { colour, h, ownFile } from '../core/dom.js';
import { stampNode } from '../core/time.js';
import { link, rich, richLine } from '../text/render.js';
import { picture } from './attachments.js';

/** A classic embed: author, title, text, fields, pictures, footer. */
export function embedNode(store, embed) {
  const node = h('article', { class: 'embed' },
    h('div', { class: 'embed-main' },
      h('div', { class: 'embed-text' },
        embed.author ? h('div', { class: 'embed-author' }, small(embed.author.icon_url), titled(store, embed.author.url, embed.author.name)) : null,
        embed.title ? h('div', { class: 'embed-title' }, titled(store, embed.url, embed.title)) : null,
        embed.description ? rich(store, embed.description) : null,
        embed.fields?.length ? h('div', { class: 'embed-fields' }, embed.fields.map((field) => fieldNode(store, field))) : null),
      embed.thumbnail?.url ? picture(embed.thumbnail, { className: 'thumbnail' }) : null),
    embed.image?.url ? picture(embed.image) : null,
    embed.footer || embed.timestamp ? h('div', { class: 'embed-footer' }, small(embed.footer?.icon_url), embed.footer?.text ?? '', embed.footer && embed.timestamp ? ' · ' : null,
      embed.timestamp ? stampNode(embed.timestamp) : null) : null);
  if (typeof embed.color === 'number') node.style.setProperty('--accent', colour(embed.color));
  return node;
}

/** The addresses an embed shows, so that the same file is not listed again below it. */
export function shownByEmbeds(embeds) {
  return new Set(embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url, embed.author?.icon_url, embed.footer?.icon_url]).filter(Boolean));
}

function fieldNode(store, field) {
  return h('div', { class: `embed-field${field.inline ? ' embed-inline' : ''}` }, h('div', { class: 'embed-name' }, richLine(store, field.name)), rich(store, field.value));
}

function titled(store, address, text) {
  return address ? link(store, address, richLine(store, text)) : richLine(store, text);
}

function small(address) {
  const own = address && ownFile(address);
  return own ? h('img', { class: 'embed-icon', src: own, alt: '', width: 20, height: 20 }) : null;
}
