import { toHex, toHsl } from './color-math.ts';

/** Fills of glass and screens in Fluent Emoji, which are never a thing's colour. */
export const glass: ReadonlySet<string> = new Set(['#26c9fc', '#aeddff', '#83cbff', '#b4f6fc']);

/** Whether a fill is skin or hair in Fluent Emoji. */
export const isSkin = (color: string): boolean => {
  const { h, s, l } = toHsl(color);
  return h > 20 && h < 48 && s > 0.6 && l > 0.35 && l < 0.72;
};

/** Area of vivid paint, in areas of the dark main colour, above which it is the thing's colour. */
const enoughPaint = 0.4;

/**
 * The colour with the largest area, without glass, tyres and skin.
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
  // Vivid shirts count more than grey trousers.
  if (isPerson) own.sort((a, b) => vivid(b) - vivid(a));
  const main = own[0] ?? all[0];
  if (!main) return '#808080';
  if (!isTyre(main.color)) return main.color;
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
