import { createRandom, type Plane } from '@tintory/pixels';
import { ink } from './design.ts';
import { grid } from './grid.ts';
import type { Ornament } from './layout.ts';
import { sheet } from './placed.ts';
import { round } from './svg-sheet.ts';

const middle = sheet / 2;

/** Point on a circle about the middle; angle in turns, from the top clockwise. */
const polar = (radius: number, turn: number): [number, number] => [
  round(middle + Math.sin(turn * 2 * Math.PI) * radius),
  round(middle - Math.cos(turn * 2 * Math.PI) * radius),
];

const turns = (count: number) => Array.from({ length: count }, (_, i) => i / count);
const circle = (radius: number, width: number) =>
  `<circle cx="${middle}" cy="${middle}" r="${radius}" stroke-width="${width}"/>`;
const dots = (radius: number, count: number, size: number, shift = 0) =>
  `<path stroke-linecap="round" stroke-width="${size}" d="${turns(count)
    .map((turn) => `M${polar(radius, turn + shift / count).join(' ')}h0`)
    .join('')}"/>`;

/**
 * The geometry about a design, as SVG.
 *
 * @param distance of the design, so that rays end before they touch it
 */
export function drawOrnament(ornament: Ornament, distance: Plane, seed: number): string {
  if (ornament === 'none') return '';
  const random = createRandom(seed ^ 0x0f0f);
  const drawn =
    ornament === 'frame'
      ? frame(random)
      : ornament === 'mandala'
        ? mandala(random)
        : rays(distance, random);
  return `<g fill="none" stroke="${ink}" stroke-linejoin="round">${drawn}</g>`;
}

/** Two circles with beads between them and a diamond at each quarter. */
function frame(random: () => number): string {
  const beads = 48 + Math.floor(random() * 3) * 12;
  const diamonds = turns(4).map((turn) => {
    const corners = [
      polar(478, turn),
      polar(446, turn + 0.012),
      polar(402, turn),
      polar(446, turn - 0.012),
    ];
    return `<path fill="${ink}" stroke="none" d="M${corners.map((at) => at.join(' ')).join('L')}Z"/>`;
  });
  return (
    circle(458, 7) +
    circle(444, 2.4) +
    circle(420, 2.4) +
    dots(432, beads * 2, 6, 0.5) +
    dots(406, beads, 4.5, 0.5) +
    diamonds.join('')
  );
}

/** Rings of petals with veins and beads. */
function mandala(random: () => number): string {
  const petals = [12, 16, 18][Math.floor(random() * 3)] as number;
  const ring = (count: number, from: number, to: number, width: number, shift: number) => {
    const half = 0.5 / count;
    return turns(count)
      .map((turn) => {
        const at = turn + shift / count;
        const [a, b] = [polar(from, at - half), polar(from, at + half)];
        const tip = polar(to, at);
        const bulge = from + (to - from) * 0.62;
        const [c, d] = [polar(bulge, at - half * 1.05), polar(bulge, at + half * 1.05)];
        return `<path stroke-width="${width}" d="M${a.join(' ')}Q${c.join(' ')} ${tip.join(' ')}Q${d.join(' ')} ${b.join(' ')}"/>`;
      })
      .join('');
  };
  return [
    circle(300, 5),
    circle(312, 1.8),
    dots(324, petals * 4, 5, 0.5),
    circle(336, 1.8),
    ring(petals, 336, 416, 4, 0),
    ring(petals, 336, 392, 1.8, 0),
    dots(362, petals, 9, 0),
    `<mask id="behind" maskUnits="userSpaceOnUse" x="0" y="0" width="${sheet}" height="${sheet}"><rect width="${sheet}" height="${sheet}" fill="#fff"/><g fill="#000">${ring(petals, 330, 421, 0, 0)}</g></mask>`,
    `<g mask="url(#behind)">${ring(petals, 344, 480, 3, 0.5)}${ring(petals, 344, 456, 1.6, 0.5)}</g>`,
    dots(428, petals, 6, 0.5),
    dots(434, petals, 7, 0),
    dots(452, petals, 4.5, 0),
    dots(486, petals, 5, 0.5),
  ].join('');
}

/** Rays outside the design, long and short in turn, ending in beads. */
function rays(distance: Plane, random: () => number): string {
  const count = [48, 60, 72][Math.floor(random() * 3)] as number;
  let lines = '';
  let beads = '';
  turns(count).forEach((turn, i) => {
    const end = i % 4 === 0 ? 482 : i % 2 === 0 ? 448 : 416;
    const start = Math.max(250, clearFrom(distance, turn));
    if (end - start < 28) return;
    lines += `M${polar(start, turn).join(' ')}L${polar(end - 14, turn).join(' ')}`;
    beads += `M${polar(end, turn).join(' ')}h0`;
  });
  return `<path stroke-width="3" stroke-linecap="round" d="${lines}"/><path stroke-width="7" stroke-linecap="round" d="${beads}"/>`;
}

/** The radius from which a ray stays 30 units clear of the design. */
function clearFrom({ data }: Plane, turn: number): number {
  for (let radius = 490; radius > 0; radius -= 6) {
    const [x, y] = polar(radius, turn);
    const column = Math.min(grid - 1, Math.floor((x / sheet) * grid));
    const row = Math.min(grid - 1, Math.floor((y / sheet) * grid));
    if ((data[row * grid + column] as number) > (-30 * grid) / sheet) return radius + 6;
  }
  return 0;
}
