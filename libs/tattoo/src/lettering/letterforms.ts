/** A letter as strokes of one breadth: its width, and a path between cap height 0 and base line 10. */
type Letterform = readonly [width: number, path: string];

const bowl = 'M0 10V0H3A2.8 2.8 0 0 1 3 5.6H0';
const ring = 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z';
const point = (x: number, y: number) => `M${x} ${y}h.01`;

/** Roman capitals, figures, and the signs that names and dates need. */
const letterforms: Record<string, Letterform> = {
  ' ': [3.4, ''],
  A: [7, 'M0 10L3.5 0L7 10M1.3 6.4H5.7'],
  B: [5.9, 'M0 0V10H3.2A2.7 2.7 0 0 0 3.2 4.6H0M0 0H2.8A2.3 2.3 0 0 1 2.8 4.6'],
  C: [8.9, 'M8.9 1.9A5 5 0 1 0 8.9 8.1'],
  D: [7.5, 'M0 0V10H2.5A5 5 0 0 0 2.5 0Z'],
  E: [5.2, 'M5.2 0H0V10H5.2M0 4.8H4.3'],
  F: [5.2, 'M5.2 0H0V10M0 4.8H4.3'],
  G: [9.4, 'M8.9 1.9A5 5 0 1 0 9.4 7.4V5.4H6.2'],
  H: [7, 'M0 0V10M7 0V10M0 4.8H7'],
  I: [0, 'M0 0V10'],
  J: [3.6, 'M3.6 0V7.4A2.4 2.4 0 0 1 0 9'],
  K: [6.4, 'M0 0V10M6.1 0L0 5.8M2.2 3.8L6.4 10'],
  L: [4.8, 'M0 0V10H4.8'],
  M: [8.4, 'M0 10L1 0L4.2 7.2L7.4 0L8.4 10'],
  N: [7.2, 'M0 10V0L7.2 10V0'],
  O: [10, ring],
  P: [5.8, bowl],
  Q: [10, `${ring}M6 7L9.8 10.8`],
  R: [6.4, `${bowl}M3 5.6L6.4 10`],
  S: [
    6,
    'M5.6 1.7C5 .6 4 0 2.9 0C1.3 0 .2 1.1 .2 2.5C.2 5.6 6 4.4 6 7.4C6 9 4.6 10 3 10C1.6 10 .5 9.3 0 8',
  ],
  T: [7, 'M0 0H7M3.5 0V10'],
  U: [7, 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0'],
  V: [7, 'M0 0L3.5 10L7 0'],
  W: [10.4, 'M0 0L2.6 10L5.2 1.6L7.8 10L10.4 0'],
  X: [6.6, 'M0 0L6.6 10M6.6 0L0 10'],
  Y: [6.8, 'M0 0L3.4 5L6.8 0M3.4 5V10'],
  Z: [6.4, 'M0 0H6.4L0 10H6.4'],
  0: [6, 'M3 0C5 0 6 2.2 6 5S5 10 3 10S0 7.8 0 5S1 0 3 0Z'],
  1: [2.4, 'M0 2L2.4 0V10'],
  2: [5.6, 'M.2 2.6A2.65 2.65 0 1 1 4.9 4.2L0 10H5.6'],
  3: [5.4, 'M.4 0H5.2L2.4 4A3 3 0 1 1 0 8.6'],
  4: [6.2, 'M4.6 10V0L0 7H6.2'],
  5: [5.6, 'M5.1 0H1.1L.5 4.7A3.1 3.1 0 1 1 0 8.8'],
  6: [6, 'M5 .2C2 .8 0 3.6 0 6.9A3 3 0 1 0 6 6.9A3 3 0 1 0 0 6.9'],
  7: [5.8, 'M0 0H5.8L1.8 10'],
  8: [
    5.4,
    'M2.7 4.6A2.3 2.3 0 1 0 2.7 0A2.3 2.3 0 1 0 2.7 4.6A2.7 2.7 0 1 0 2.7 10A2.7 2.7 0 1 0 2.7 4.6',
  ],
  9: [6, 'M1 9.8C4 9.2 6 6.4 6 3.1A3 3 0 1 0 0 3.1A3 3 0 1 0 6 3.1'],
  '.': [0, point(0, 10)],
  '°': [2.4, 'M1.2 0A1.2 1.2 0 1 0 1.2 2.4A1.2 1.2 0 1 0 1.2 0Z'],
  ',': [0.6, 'M.5 9.8L0 11.6'],
  '-': [3, 'M0 5.2H3'],
  "'": [0, 'M0 0V2.2'],
  '&': [
    6.8,
    'M6.8 10L1.6 3.3C.6 1.9 1.4 0 3 0C4.8 0 5.3 2 3.8 3.3C2 4.7 0 5.6 0 7.5C0 9 1.2 10 2.8 10C5 10 6.4 8 6.6 5.6',
  ],
  '+': [4.6, 'M0 5H4.6M2.3 2.7V7.3'],
  '!': [0, `M0 0V7${point(0, 10)}`],
  '?': [4.8, `M0 2A2.5 2.5 0 1 1 3.6 4.4C2.7 5 2.5 5.8 2.5 7${point(2.5, 10)}`],
  '/': [4, 'M0 11L4 -1'],
  ':': [0, point(0, 4) + point(0, 9.6)],
};

/** Marks on a letter, about its middle; those above stand over the cap height. */
const marks: Record<string, (x: number) => string> = {
  '\u0300': (x) => `M${x - 1.2} -3.2L${x + 0.7} -1.6`,
  '\u0301': (x) => `M${x + 1.2} -3.2L${x - 0.7} -1.6`,
  '\u0302': (x) => `M${x - 1.5} -1.6L${x} -3.2L${x + 1.5} -1.6`,
  '\u0303': (x) => `M${x - 1.8} -1.8C${x - 0.8} -3.6 ${x + 0.8} -0.8 ${x + 1.8} -2.6`,
  '\u0306': (x) => `M${x - 1.5} -3.2C${x - 1.2} -1.4 ${x + 1.2} -1.4 ${x + 1.5} -3.2`,
  '\u0307': (x) => point(x, -2.3),
  '\u0308': (x) => point(x - 1.4, -2.3) + point(x + 1.4, -2.3),
  '\u030a': (x) => `M${x} -3.6A1 1 0 1 0 ${x} -1.6A1 1 0 1 0 ${x} -3.6Z`,
  '\u030c': (x) => `M${x - 1.5} -3.2L${x} -1.6L${x + 1.5} -3.2`,
  '\u0327': (x) => `M${x} 10.2C${x + 1.7} 10.8 ${x + 1.1} 12.8 ${x - 1} 12.3`,
};

/** Between letters; capitals want air. */
const tracking = 2.7;

/** Letters with their marks. */
const signsOf = (text: string): string[] => text.normalize('NFD').match(/.\p{M}*/gu) ?? [];

function letterform(sign: string): Letterform | undefined {
  const [letter = '', ...above] = sign;
  const form = letterforms[letter];
  if (!form || above.some((mark) => !marks[mark])) return undefined;
  const [width, path] = form;
  return [width, path + above.map((mark) => marks[mark]?.(width / 2)).join('')];
}

/** A text as it is drawn: capitals, and one kind of each sign. */
export const inCapitals = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

export const canLetter = (text: string): boolean =>
  signsOf(text).every((sign) => letterform(sign) !== undefined);

/** A line's width in tenths of its cap height. */
export const lineWidth = (line: string): number =>
  signsOf(line).reduce((sum, sign) => sum + (letterform(sign)?.[0] ?? 0) + tracking, -tracking);

/** A line as SVG paths, centred about x 0, its cap height at y 0. */
export function drawLine(line: string): string {
  let x = -lineWidth(line) / 2;
  return signsOf(line)
    .map((sign) => {
      const [width, path] = letterform(sign) ?? [0, ''];
      const at = x;
      x += width + tracking;
      return path && `<path transform="translate(${at.toFixed(2)} 0)" d="${path}"/>`;
    })
    .join('');
}
