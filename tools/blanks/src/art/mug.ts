import type { BlankArt } from '../blank-art.ts';

/** 11 oz: height and radius in millimetres. */
const mugShape = { height: 95, radius: 41 };

const side = 160;
const [top, bottom] = [32, 32 + mugShape.height];
const { radius } = mugShape;
/** Curve of the rims in millimetres, seen from slightly above. */
const mugSag = { top: 6.5, bottom: 9 };

function mug(middle: number, handle: 'right' | 'left' | 'behind'): BlankArt {
  const [left, right] = [middle - radius, middle + radius];
  const body = `<path d="M ${left} ${top} A ${radius} ${mugSag.top} 0 0 1 ${right} ${top} L ${right} ${bottom - 8}
    C ${right - 0.2} ${bottom - 3} ${right - 2} ${bottom} ${right - 6} ${bottom + 2} A ${radius - 6} ${mugSag.bottom - 2.5} 0 0 1 ${left + 6} ${bottom + 2}
    C ${left + 2} ${bottom} ${left + 0.2} ${bottom - 3} ${left} ${bottom - 8} Z"/>`;
  const flip = handle === 'left' ? -1 : 1;
  const at = handle === 'left' ? left : right;
  const x = (value: number) => at + flip * value;
  const grip =
    handle === 'behind'
      ? ''
      : `<path d="M ${x(0.2)} ${top + 22} C ${x(19)} ${top + 14} ${x(27)} ${top + 26} ${x(26)} ${top + 44}
         C ${x(25)} ${top + 66} ${x(12)} ${top + 72} ${x(0.2)} ${top + 76}" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round"/>`;
  const hole = `<ellipse cx="${middle}" cy="${top}" rx="${radius - 2.6}" ry="${mugSag.top - 1.5}"/>`;
  const edge = `<ellipse cx="${middle}" cy="${top}" rx="${radius - 1.3}" ry="${mugSag.top - 0.7}" fill="none" stroke="#fff" stroke-width="2.6"/>`;
  const stripe = (offset: number, width: number, from: number, to: number) =>
    `<path d="M ${middle + offset} ${from + mugSag.top * 0.8} L ${middle + offset + width} ${from + mugSag.top} L ${middle + offset + width} ${to} L ${middle + offset} ${to - 2} Z"/>`;
  return {
    ...{ side, wobble: 0, thickness: 1.2, depth: 1 },
    outline: body + grip,
    volume: (px) => {
      const off = (px - middle) / radius;
      return Math.abs(off) >= 1 ? 0 : 0.62 * radius * Math.sqrt(1 - off * off);
    },
    gloss: { power: 60, share: 0.16 },
    relief: [
      { shapes: hole, height: -1.1, soft: 1.4 },
      { shapes: edge, height: 1.1, soft: 0.55 },
      ...(grip ? [{ shapes: grip, height: 1.5, soft: 1.6 }] : []),
    ],
    dark: [
      {
        shapes: `<ellipse cx="${middle}" cy="${top + 1.6}" rx="${radius - 5}" ry="${mugSag.top - 2}"/>`,
        amount: 0.26,
        soft: 1.6,
      },
      {
        shapes: `<rect x="${left}" y="${bottom - 6}" width="${2 * radius}" height="20"/>`,
        amount: 0.16,
        soft: 5,
      },
    ],
    shine: [
      { shapes: stripe(-27, 9, top + 8, bottom - 12), amount: 0.3, soft: 0.8 },
      { shapes: stripe(-15, 2.6, top + 9, bottom - 10), amount: 0.12, soft: 0.5 },
      { shapes: stripe(29, 4, top + 12, bottom - 16), amount: 0.14, soft: 0.9 },
    ],
    printable: `<rect x="${left}" y="${top}" width="${2 * radius}" height="${mugShape.height + 12}"/><g fill="#000"><ellipse cx="${middle}" cy="${top}" rx="${radius}" ry="${mugSag.top}"/></g>`,
  };
}

export const mugHandleRight = mug(66, 'right');
export const mugHandleLeft = mug(94, 'left');
export const mugFront = mug(80, 'behind');

/** The mug's wraparound print area, unrolled. */
export const mugRolledOut: BlankArt = {
  ...{ side: 250, wobble: 0, thickness: 1.5, depth: 1, relief: [] },
  outline: '<rect x="10" y="72" width="230" height="95" rx="3"/>',
  gloss: { power: 30, share: 0.05 },
  dark: [
    {
      shapes:
        '<rect x="0" y="60" width="14" height="120"/><rect x="236" y="60" width="14" height="120"/>',
      amount: 0.12,
      soft: 4,
    },
  ],
  shine: [
    {
      shapes:
        '<rect x="60" y="76" width="16" height="88"/><rect x="176" y="76" width="16" height="88"/>',
      amount: 0.06,
      soft: 6,
    },
  ],
};
