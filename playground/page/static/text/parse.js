/** Discord's markdown as a tree of plain objects: `{kind, children?, ...}`; strings are text. */

const FENCE = /^```(?:([a-z0-9_+.#-]*)\n)?([\s\S]+?)\n?```/i;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const DEEPEST = 12;

/** Blocks of a whole text. */
export function parse(text) {
  return blocks(String(text ?? '').replace(/\r\n?/g, '\n'), 0);
}

/** Only what may stand inside a line, for titles, labels and names of fields. */
export function parseInline(text) {
  return inline(String(text ?? ''), 0);
}

function blocks(text, depth) {
  const out = [];
  let rest = text;
  let plain = [];
  const flush = () => {
    if (plain.length) out.push({ kind: 'lines', children: inline(plain.join('\n'), depth) });
    plain = [];
  };
  while (rest) {
    const found = fence(rest) ?? block(rest, depth);
    if (found) {
      flush();
      out.push(found.node);
      rest = rest.slice(found.length);
    } else {
      const [line] = rest.split('\n', 1);
      const fenceAt = line.search(/```/);
      const isFence = fenceAt > 0 && FENCE.test(rest.slice(fenceAt));
      const length = isFence ? fenceAt : line.length;
      plain.push(rest.slice(0, length));
      rest = rest.slice(isFence ? length : length + 1);
      if (isFence) flush();
    }
  }
  flush();
  return out;
}

function fence(rest) {
  const match = FENCE.exec(rest);
  if (!match) return null;
  const length = match[0].length + (rest[match[0].length] === '\n' ? 1 : 0);
  return {
    node: { kind: 'fence', language: match[1] ?? '', text: match[2] },
    length,
  };
}

function block(rest, depth) {
  if (depth >= DEEPEST) return null;
  return heading(rest, depth) ?? longQuote(rest, depth) ?? quote(rest, depth) ?? list(rest, depth);
}

function heading(rest, depth) {
  const match = /^(#{1,3}|-#) +(.+)(?:\n|$)/.exec(rest);
  if (!match) return null;
  const kind = match[1] === '-#' ? 'small' : 'heading';
  return {
    node: {
      kind,
      level: match[1].length,
      children: inline(match[2].trim(), depth + 1),
    },
    length: match[0].length,
  };
}

function longQuote(rest, depth) {
  if (!rest.startsWith('>>> ')) return null;
  return {
    node: { kind: 'quote', children: blocks(rest.slice(4), depth + 1) },
    length: rest.length,
  };
}

function quote(rest, depth) {
  const match = /^(?:> .*(?:\n|$)|>(?:\n|$))+/.exec(rest);
  if (!match) return null;
  const inside = match[0]
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.slice(2))
    .join('\n');
  return {
    node: { kind: 'quote', children: blocks(inside, depth + 1) },
    length: match[0].length,
  };
}

function list(rest, depth) {
  const lines = [];
  for (const line of rest.split('\n')) {
    const item = LIST_ITEM.exec(line);
    const isOther = item && lines.length && !item[1] && isOrdered(item) !== isOrdered(LIST_ITEM.exec(lines[0]));
    if (isOther || (!item && !(lines.length && /^ {2,}\S/.test(line)))) break;
    lines.push(line);
  }
  if (!lines.length) return null;
  const length = Math.min(rest.length, lines.join('\n').length + 1);
  return { node: listNode(lines, depth), length };
}

function listNode(lines, depth) {
  const head = LIST_ITEM.exec(lines[0]);
  const [, indent, mark] = head;
  const items = [];
  for (const line of lines) {
    const match = LIST_ITEM.exec(line);
    if (match && match[1].length <= indent.length + 1) items.push({ first: match[3], more: [] });
    else items.at(-1).more.push(line);
  }
  return {
    kind: 'list',
    isOrdered: isOrdered(head),
    start: isOrdered(head) ? Number.parseInt(mark, 10) : 1,
    items: items.map((item) => itemNodes(item, depth + 1)),
  };
}

function isOrdered([, , mark]) {
  return mark.endsWith('.');
}

function itemNodes({ first, more }, depth) {
  const nested = more.findIndex((line) => LIST_ITEM.test(line));
  const wrapped = nested < 0 ? more : more.slice(0, nested);
  const nodes = inline([first, ...wrapped.map((line) => line.trim())].join('\n'), depth);
  if (nested >= 0 && depth < DEEPEST) nodes.push(listNode(more.slice(nested), depth));
  return nodes;
}

/** One rule per kind of inline mark, tried in this order at every position. */
const RULES = [
  [/^\\([^\p{L}\p{N}\s])/u, (m) => m[1]],
  [/^(`{1,2})([^`]|[^`][\s\S]*?[^`])\1(?!`)/, (m) => ({ kind: 'code', text: m[2].trim() || m[2] })],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m) => ({ kind: 'time', seconds: Number(m[1]), style: m[2] ?? 'f' })],
  [/^<@!?(\d{1,20})>/, (m) => ({ kind: 'user', id: m[1] })],
  [/^<@&(\d{1,20})>/, (m) => ({ kind: 'role', id: m[1] })],
  [/^<#(\d{1,20})>/, (m) => ({ kind: 'channel', id: m[1] })],
  [/^<\/([^:<>\n]{1,110}):(\d{1,20})>/, (m) => ({ kind: 'command', name: m[1], id: m[2] })],
  [/^<(a)?:(\w{2,32}):(\d{1,20})>/, (m) => ({ kind: 'emoji', name: m[2], id: m[3] })],
  [/^@(everyone|here)\b/, (m) => ({ kind: 'everyone', name: m[1] })],
  [
    /^\[((?:\\.|[^\[\]\\\n])+)\]\(<?(https?:\/\/[^\s<>)]+(?:\([^\s<>)]*\)[^\s<>)]*)*)>?(?: +"[^"\n]*")?\)/,
    (m, deep) => ({ kind: 'link', href: m[2], children: deep(m[1]) }),
  ],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => ({ kind: 'link', href: m[1], children: [m[1]] })],
  [/^https?:\/\/[^\s<>|*]+[^\s<>|*.,:;"'\])!?]/, (m) => ({ kind: 'link', href: m[0], children: [m[0]] })],
  [
    /^\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/,
    (m, deep) => ({
      kind: 'strong',
      children: [{ kind: 'em', children: deep(m[1]) }],
    }),
  ],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, deep) => ({ kind: 'strong', children: deep(m[1]) })],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, deep) => ({ kind: 'underline', children: deep(m[1]) })],
  [/^\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)/, (m, deep) => ({ kind: 'em', children: deep(m[1]) })],
  [
    /^_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])/u,
    (m, deep) => ({ kind: 'em', children: deep(m[1]) }),
    /[\p{L}\p{N}]$/u,
  ],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, (m, deep) => ({ kind: 'strike', children: deep(m[1]) })],
  [/^\|\|([\s\S]+?)\|\|/, (m, deep) => ({ kind: 'spoiler', children: deep(m[1]) })],
  [/^\n/, () => ({ kind: 'break' })],
];
const STARTS = /[\\`<@[*_~|\nh]/g;

function inline(text, depth) {
  const out = [];
  const add = (node) => {
    if (typeof node === 'string' && typeof out.at(-1) === 'string') out[out.length - 1] += node;
    else out.push(node);
  };
  const deep = (inside) => (depth < DEEPEST ? inline(inside, depth + 1) : [inside]);
  for (let at = 0; at < text.length;) {
    const found = markAt(text, at, deep);
    if (found) {
      add(found.node);
      at += found.length;
    } else {
      STARTS.lastIndex = at + 1;
      const next = STARTS.exec(text)?.index ?? text.length;
      add(text.slice(at, next));
      at = next;
    }
  }
  return out;
}

function markAt(text, at, deep) {
  const rest = text.slice(at);
  for (const [pattern, build, notAfter] of RULES) {
    const found = pattern.exec(rest);
    if (found && !(notAfter && notAfter.test(text.slice(Math.max(0, at - 2), at))))
      return { node: build(found, deep), length: found[0].length };
  }
  return null;
}
