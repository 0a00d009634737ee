import { drawing } from './dom.js';

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '2',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  send: 'M5 12h13M12 5l7 7-7 7',
  pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
  reply: 'M10 7l-5 5 5 5M5 12h9a5 5 0 0 1 5 5',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  hash: 'M10 4L8 20M16 4l-2 16M5 9h15M4 15h15',
  thread: 'M4 6h16v9H10l-4 4v-4H4z',
  news: 'M5 10v4h3l7 4V6l-7 4zM18.5 9a4 4 0 0 1 0 6',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z',
  down: 'M6 9l6 6 6-6',
  check: 'M5 13l4 4L19 7',
  out: 'M14 5h5v5M19 5l-9 9M17 14v5H5V7h5',
  file: 'M7 3h7l4 4v14H7zM14 3v4h4',
  clip: 'M8 12.5l6-6a3 3 0 0 1 4.3 4.3l-8 8a5 5 0 0 1-7-7L11 4',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  window: 'M4 8V4h12v4M8 8h12v12H8z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  people:
    'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.6-4 3-6 6.5-6s5.900 2 6.500 6M16 5.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.200 2.600 3.500 5.500',
  slash: 'M15 4L9 20',
  alert: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  smile: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9 10h.01M15 10h.01M8.500 14c1 1.500 2 2 3.500 2s2.500-.5 3.500-2',
};

/** A line icon by name, hidden from screen readers: the button around it carries the words. */
export function icon(name, size = 20) {
  return drawing([{ d: PATHS[name], ...STROKE }], {
    width: size,
    height: size,
    class: `icon icon-${name}`,
  });
}

/** The playground's mark: a sun behind an island in the waves. */
export function emblem(size = 30) {
  return drawing(
    [
      {
        d: 'M16.500 10.500a4 4 0 1 0-8 0z',
        class: 'emblem-sun',
        transform: 'translate(3 -1)',
      },
      {
        d: 'M2.500 16c2.500 0 3.500-6.500 7-6.500S14.500 16 21.500 16z',
        class: 'emblem-land',
      },
      {
        d: 'M2 18.500c1.700-1.400 3.300-1.400 5 0s3.300 1.400 5 0 3.300-1.400 5 0 3.300 1.400 5 0',
        class: 'emblem-sea',
      },
      {
        d: 'M5 21.500c1.500-1.200 3-1.200 4.600 0s3.100 1.200 4.700 0 3-1.200 4.700 0',
        class: 'emblem-sea',
      },
    ],
    { width: size, height: size, class: 'emblem' },
  );
}
