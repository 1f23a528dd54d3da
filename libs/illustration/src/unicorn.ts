import { mapFills } from './recolor.ts';

const coat: Record<string, string> = {
  '#a56953': '#efe2fa',
  '#6d4534': '#cdb5e6',
  '#1c1c1c': '#ff6dc6',
  '#e39d89': '#f7b9d7',
};

/** The first of its eye's path: it is as black as the mane. */
const eye = '#1c1c1c" d="M5.5 7';

const horn =
  '<path fill="#fcd53f" d="M4.200 3.900L1.800 -3.400L6.100 3z"/><path fill="#f3a23a" d="M3.800 2.500L5.200 1.600L4.500 .6L3.400 1.300zM3 .1L3.900-.5L3.200-1.400L2.500-1z"/>';

/** A horse with a horn, in the colours of fairy tales: the emoji is a head alone. */
export const unicornOf = (horse: string): string => {
  const painted = mapFills(
    horse.replace(eye, eye.replace('1c1c1c', '1c1c1d')),
    (fill) => coat[fill] ?? fill,
  );
  return `<g transform="translate(0 4)">${painted}${horn}</g>`;
};
