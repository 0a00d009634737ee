/** Everything on the page is built here: strings become text nodes and checked attributes, never markup. */

const SVG = 'http://www.w3.org/2000/svg';

/** Builds an element: `h('button', {class: 'primary', onclick: act, 'aria-label': name}, 'text', child)`. */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) setProperty(node, key, value);
  return put(node, ...children);
}

/** Appends children to a node; nothing, false and nested lists are welcome. */
export function put(node, ...children) {
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Empties a node and fills it again. */
export function refill(node, ...children) {
  node.replaceChildren();
  return put(node, ...children);
}

/** Builds an icon from path data drawn on a 24 by 24 grid. */
export function drawing(paths, props = {}) {
  const svg = document.createElementNS(SVG, 'svg');
  const attributes = {
    viewBox: '0 0 24 24',
    width: 20,
    height: 20,
    'aria-hidden': 'true',
    focusable: 'false',
    ...props,
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  for (const path of paths) {
    const shape = document.createElementNS(SVG, 'path');
    for (const [key, value] of Object.entries(typeof path === 'string' ? { d: path } : path))
      shape.setAttribute(key, value);
    svg.append(shape);
  }
  return svg;
}

/** The address if a person may be sent there, otherwise null: only http and https lead out of the page. */
export function safeLink(address) {
  try {
    const url = new URL(address, location.href);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The address of a picture or file kept by the playground itself, as a path of this origin; null for anything else. */
export function ownFile(address) {
  try {
    const url = new URL(address, location.href);
    const isOurs =
      url.pathname.startsWith('/cdn/') && ['http:', 'https:'].includes(url.protocol) && isLoopbackOrHere(url);
    return isOurs ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}

// The server names itself by one address (127.0.0.1) but may be opened by another (localhost).
function isLoopbackOrHere(url) {
  return (
    url.host === location.host ||
    (url.port === location.port && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname))
  );
}

/** The hexadecimal form of Discord's colour numbers. */
export function colour(number) {
  return `#${Number(number).toString(16).padStart(6, '0').slice(-6)}`;
}

let lastId = 0;

/** A fresh id to tie labels, lists and fields together. */
export function freshId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

function setProperty(node, key, value) {
  if (value === null || value === undefined) return;
  if (key.startsWith('on') && typeof value === 'function') node.addEventListener(key.slice(2), value);
  else if (key === 'class') node.className = value;
  else if (key === 'dataset') Object.assign(node.dataset, value);
  else if (key === 'value' || key === 'checked') node[key] = value;
  else if (key === 'href' || key === 'src') setAddress(node, key, value);
  else if (typeof value !== 'boolean') node.setAttribute(key, value);
  else if (key.startsWith('aria-')) node.setAttribute(key, String(value));
  else if (value) node.setAttribute(key, '');
}

function setAddress(node, key, value) {
  const isBlob = key === 'src' && String(value).startsWith('blob:');
  const address = isBlob ? value : safeLink(value);
  if (address) node.setAttribute(key, isBlob ? value : String(value));
}
