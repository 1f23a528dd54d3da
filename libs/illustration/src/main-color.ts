import { toHex, toHsl } from './color-math.ts';

/** Glass and screens, as the emoji paint them: larger than a bus's sides, and not its colour. */
export const glass: ReadonlySet<string> = new Set(['#26c9fc', '#aeddff', '#83cbff', '#b4f6fc']);

/** Skin and hair, as the emoji paint them; who is asked for in red wears red. */
export const isSkin = (color: string): boolean => {
  const { h, s, l } = toHsl(color);
  return h > 20 && h < 48 && s > 0.6 && l > 0.35 && l < 0.72;
};

/** Of a dark thing's area, what paint needs to be its colour: a bicycle's frame, no app of a phone. */
const enoughPaint = 0.4;

/**
 * The colour that covers most of a drawing, but for glass, tyres and the skin of people.
 *
 * @param counts pixels of each colour, as 24 bits
 */
export function mainColor(counts: ReadonlyMap<number, number>, isPerson: boolean): string {
  const all = [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([color, count]) => ({
      color: toHex([color >> 16, (color >> 8) & 255, color & 255]),
      count,
    }));
  const own = all.filter(({ color }) => !glass.has(color) && !(isPerson && isSkin(color)));
  // Grey trousers are longer than the shirt that somebody is known by.
  if (isPerson) own.sort((a, b) => vivid(b) - vivid(a));
  const main = own[0] ?? all[0];
  if (!main) return '#808080';
  if (!isTyre(main.color)) return main.color;
  // What is neither tyre nor paint, as on a scooter, is no glass either.
  const paint = own.find(({ color }) => isPaint(color)) ?? all[0];
  return paint && paint.count > main.count * enoughPaint ? paint.color : main.color;
}

const vivid = ({ color, count }: { color: string; count: number }): number => {
  const { s, l } = toHsl(color);
  return count * (0.4 + 0.6 * s * (1 - Math.abs(2 * l - 1)));
};

const isTyre = (color: string): boolean => toHsl(color).l < 0.22;

const isPaint = (color: string): boolean => {
  const { s, l } = toHsl(color);
  return s > 0.5 && l > 0.3 && l < 0.75;
};
