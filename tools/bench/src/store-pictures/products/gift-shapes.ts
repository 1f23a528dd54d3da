import { put } from '../thing.ts';
import { cloth, paper, plastic } from '../finishes.ts';
import { labelled, onTop, printed } from '../label.ts';
import { ball, block, joined, ring, without } from '../solids.ts';
import type { Finish, Thing } from '../thing.ts';

const cover = await printed(
  `<rect x="18" y="26" width="64" height="30" fill="none" stroke="#ece0c6" stroke-width="1"/><text x="50" y="45" font-size="13" letter-spacing="2" text-anchor="middle" font-family="Liberation Serif, serif" fill="#ece0c6">NOTES</text>`,
  1.35,
);

const book = (color: string, half: number, labelling: boolean): Thing => {
  const shell = block([0, half, 0], [0.78, half, 1.05], 0.03);
  const pages = block([0.04, half, 0], [0.77, half - 0.035, 1.02], 0.01);
  const skin = cloth(color, 90);
  return [
    {
      solid: without(shell, block([0.12, half, 0], [0.8, half - 0.035, 2], 0).distance),
      finish: labelling
        ? labelled(skin, cover, onTop(-0.78, 0.78, -1.05, 1.05, half * 2 - 0.01))
        : skin,
    },
    {
      solid: pages,
      finish: paper((_, y) => {
        const tone = 0.8 + 0.08 * Math.sin(y * 260);
        return [tone, tone * 0.95, tone * 0.86];
      }),
    },
  ];
};

export const notebooks = (): Thing => [
  ...put(book('#8a4a3a', 0.13, false), { turn: 0.1 }),
  ...put(book('#3c5a63', 0.11, false), { at: [0.03, 0.26, 0], turn: -0.12 }),
  ...put(book('#c09a4e', 0.1, true), { at: [-0.03, 0.48, 0.02], turn: 0.22 }),
];

const ribbon = (color: string): Finish => plastic(color, 0.35);

export const gift = (color: string, band: string): Thing => [
  { solid: block([0, 0.55, 0], [0.8, 0.55, 0.8], 0.02), finish: paper(color) },
  { solid: block([0, 1.14, 0], [0.85, 0.12, 0.85], 0.02), finish: paper(color) },
  {
    solid: joined(
      0,
      block([0, 0.635, 0], [0.14, 0.635, 0.86], 0.01),
      block([0, 0.635, 0], [0.86, 0.635, 0.14], 0.01),
    ),
    finish: ribbon(band),
  },
  ...put(
    [
      { solid: ring([0.3, 0, 0], 0.27, 0.15, 0.03, 0.1), finish: ribbon(band) },
      { solid: ring([-0.3, 0, 0], 0.27, 0.15, 0.03, 0.1), finish: ribbon(band) },
      { solid: ball([0, 0, 0], [0.09, 0.08, 0.11]), finish: ribbon(band) },
    ],
    { at: [0, 1.38, 0], turn: 0.5 },
  ),
];
