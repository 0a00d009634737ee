import { h } from './dom.js';

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};
const UNITS = [
  ['year', 31536000],
  ['month', 2592000],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

let locale = 'en';

/** Dates follow the language of the user who looks. */
export function speakTimesIn(language) {
  try {
    locale = Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    locale = 'en';
  }
}

/** A point in time in one of the styles of `<t:seconds:style>`; relative ones keep counting. */
export function timeNode(date, style = 'f', props = {}) {
  const isRelative = style === 'R';
  return h(
    'time',
    {
      datetime: date.toISOString(),
      title: format(date, 'F'),
      dataset: isRelative ? { relative: String(date.getTime()) } : {},
      ...props,
    },
    isRelative ? relative(date.getTime()) : format(date, style),
  );
}

/** The short stamp beside a name: only the time today, with the date before. */
export function stampNode(iso, props = {}) {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return timeNode(date, isToday ? 't' : 's', props);
}

/** The day as a heading between messages. */
export function dayName(iso) {
  return format(new Date(iso), 'D');
}

/** Keeps every relative time on the page true. */
export function startTicking() {
  setInterval(() => {
    for (const node of document.querySelectorAll('time[data-relative]')) {
      const text = relative(Number(node.dataset.relative));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}

/** "in 3 hours", "2 days ago" in the reader's language. */
export function relative(moment, now = Date.now()) {
  const seconds = Math.round((moment - now) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}

function format(date, style) {
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}
