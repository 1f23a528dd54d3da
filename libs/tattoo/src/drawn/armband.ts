import { band, circle, hole, polar, ring, solid } from './pen.ts';

/** What goes round an arm, or about a motif, in boxes of 512 units. */
export const armbands: Record<string, () => string> = {
  'tintory/armband': armband,
  'tintory/circle': () => ring([256, 256], 238, 6),
  'tintory/hexagon': () => solid(corners(248)) + hole(corners(232)),
};

const corners = (radius: number) =>
  Array.from({ length: 6 }, (_, i) => polar([256, 256], radius, i * 60 - 90));

/** As wide as the band, without its ends. */
const length = 496;

function teeth(y: number, high: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const wide = length / count;
    const x = 8 + i * wide;
    return solid([
      [x + 2, y],
      [x + wide - 2, y],
      [x + wide / 2, y + high],
    ]);
  });
}

const line = (y: number, half: number): string =>
  band(
    [
      [8, y],
      [504, y],
    ],
    half,
  );

const spear = (x: number): string =>
  solid([
    [x, 214],
    [x + 25, 256],
    [x, 298],
    [x - 25, 256],
  ]) +
  hole([
    [x, 236],
    [x + 12, 256],
    [x, 276],
    [x - 12, 256],
  ]) +
  solid(circle([x, 256], 4.5, 14));

/** What fills the room between two spears, above and below. */
const fill = (x: number): string =>
  solid([
    [x - 22, 210],
    [x + 22, 210],
    [x, 246],
  ]) +
  solid([
    [x - 22, 302],
    [x + 22, 302],
    [x, 266],
  ]);

/** Rows of teeth, spearheads and waves between lines, as they go round an arm. */
function armband(): string {
  const along = (count: number, first: number) =>
    Array.from({ length: count }, (_, i) => first + i * 62);
  return [
    line(132, 7),
    line(150, 3),
    ...teeth(160, 34, 16),
    line(203, 3),
    ...along(8, 39).map(spear),
    ...along(7, 70).map(fill),
    line(309, 3),
    ...teeth(352, -34, 16),
    line(362, 3),
    line(380, 7),
  ].join('');
}
