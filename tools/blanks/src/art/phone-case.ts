import type { PhoneCamera } from '@tintory/mockups';
import type { BlankArt } from '../blank-art.ts';

const shell = '<rect x="52" y="17.5" width="76" height="155" rx="13"/>';
const buttons =
  '<rect x="127" y="58" width="2" height="22" rx="1"/><rect x="51" y="52" width="2" height="12" rx="1"/><rect x="51" y="68" width="2" height="12" rx="1"/>';

type Circle = PhoneCamera['flash'];
const disc = ({ x, y, r }: Circle) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const opening = ({ x, y, width, height, round }: PhoneCamera['openings'][number]) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;

/** A lens from its metal ring inwards: black glass, the barrel behind it, the iris. */
const glassOf = ({ x, y, r }: Circle): Circle => ({ x, y, r: r * 0.88 });
const barrelOf = ({ x, y, r }: Circle): Circle => ({ x, y, r: r * 0.56 });
const irisOf = ({ x, y, r }: Circle): Circle => ({ x, y, r: r * 0.26 });
const ringOf = ({ x, y, r }: Circle, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="${width}"/>`;
/** The soft box in the glass: a sharp sickle above left, and its second, fainter image opposite. */
const sickleOf = ({ x, y, r }: Circle): string =>
  `<path d="M ${x - r * 0.68} ${y - r * 0.02} A ${r * 0.68} ${r * 0.68} 0 0 1 ${x - r * 0.02} ${y - r * 0.68}
    A ${r * 1.5} ${r * 1.5} 0 0 0 ${x - r * 0.68} ${y - r * 0.02} Z"/>`;
const ghostOf = ({ x, y, r }: Circle): Circle => ({
  ...{ x: x + r * 0.2, y: y + r * 0.24, r: r * 0.1 },
});

/** A slim shell that leaves a phone's camera open. */
export function phoneCase({ openings, lenses, flash }: PhoneCamera): BlankArt {
  const open = openings.map(opening).join('');
  const rim = open.replaceAll('/>', ' fill="none" stroke="#fff" stroke-width="1.4"/>');
  const rings = lenses.map(disc).join('');
  // The long reflection at the left begins below the openings there.
  const below = Math.max(...openings.filter(({ x }) => x < 62).map(({ y, height }) => y + height));
  return {
    ...{ side: 190, wobble: 0, thickness: 4.4, depth: 0.9 },
    outline: shell + buttons,
    colored: `${shell}<g fill="#000">${open}</g>`,
    printable: `${shell}<g fill="#000">${open}</g>`,
    gloss: { power: 40, share: 0.12 },
    relief: [
      { shapes: open, height: -1.6, soft: 0.35 },
      { shapes: rim, height: 0.7, soft: 0.3 },
      { shapes: rings, height: 1.1, soft: 0.25 },
      { shapes: lenses.map(glassOf).map(disc).join(''), height: -0.5, soft: 0.15 },
    ],
    dark: [
      { shapes: open, amount: 0.55, soft: 0.15 },
      { shapes: rings, amount: 0.2, soft: 0.1 },
      { shapes: lenses.map(glassOf).map(disc).join(''), amount: 0.78, soft: 0.1 },
      { shapes: lenses.map(barrelOf).map(disc).join(''), amount: 0.45, soft: 0.1 },
      { shapes: lenses.map(irisOf).map(disc).join(''), amount: 0.7, soft: 0.1 },
    ],
    shine: [
      {
        shapes: `<path d="M 57 ${below} L 62 ${below} L 62 164 L 57 158 Z"/>`,
        ...{ amount: 0.12, soft: 1.2 },
      },
      { shapes: '<path d="M 123 20 L 126 30 L 126 120 L 123.5 60 Z"/>', amount: 0.05, soft: 2.5 },
      {
        shapes: lenses.map((lens) => ringOf(lens, lens.r * 0.07)).join(''),
        ...{ amount: 0.8, soft: 0.1 },
      },
      {
        shapes: lenses.map((lens) => ringOf(barrelOf(lens), lens.r * 0.06)).join(''),
        ...{ amount: 0.2, soft: 0.1 },
      },
      { shapes: lenses.map(sickleOf).join(''), amount: 1, soft: 0.1 },
      { shapes: lenses.map(ghostOf).map(disc).join(''), amount: 0.5, soft: 0.1 },
      { shapes: disc(flash), amount: 0.8, soft: 0.3 },
    ],
  };
}
