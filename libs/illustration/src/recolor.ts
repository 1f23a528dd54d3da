import type { ColorName } from '@tintory/prompts';
import { fromHsl, hueDistance, toHsl, type Hsl } from './color-math.ts';
import type { Art } from './art.ts';
import { isSkin } from './main-color.ts';

const targets: Record<ColorName, Hsl> = {
  red: { h: 358, s: 0.8, l: 0.53 },
  orange: { h: 27, s: 0.95, l: 0.57 },
  yellow: { h: 46, s: 0.95, l: 0.6 },
  green: { h: 128, s: 0.45, l: 0.43 },
  turquoise: { h: 178, s: 0.6, l: 0.45 },
  blue: { h: 214, s: 0.75, l: 0.53 },
  purple: { h: 272, s: 0.5, l: 0.52 },
  pink: { h: 338, s: 0.8, l: 0.72 },
  brown: { h: 22, s: 0.42, l: 0.37 },
  black: { h: 240, s: 0.08, l: 0.19 },
  grey: { h: 220, s: 0.06, l: 0.58 },
  white: { h: 40, s: 0.2, l: 0.94 },
  gold: { h: 43, s: 0.78, l: 0.53 },
  silver: { h: 215, s: 0.1, l: 0.76 },
};

/** Fill of the trousers of people, which take the colour of the shirt. */
const trousers = '#9b9b9b';

/** Degrees of hue within which fills belong to the same surface. */
const sameHue = 42;

/**
 * Recolours a drawing and keeps its shading: fills near the main colour's hue take the new hue, and
 * their difference in lightness from the main colour. Skin and hair stay.
 */
export function recolor(
  { body, main, isPerson }: Pick<Art, 'body' | 'main' | 'isPerson'>,
  color: ColorName,
): string {
  const from = toHsl(main);
  const to = targets[color];
  return mapFills(body, (fill) => {
    if (isPerson && isSkin(fill)) return fill;
    if (isPerson && fill === trousers) return fromHsl({ ...to, l: to.l * 0.82 });
    const old = toHsl(fill);
    // Eyes, tyres and outlines stay black, except in dark things.
    if (old.l < 0.16 && from.l > 0.25) return fill;
    const belongs =
      from.s < 0.15 ? old.s < 0.15 : old.s > 0.12 && hueDistance(old.h, from.h) < sameHue;
    if (!belongs) return fill;
    return shadeOf(color, fill, main);
  });
}

/** A shade that differs from the new colour as `old` does from `main`. */
export function shadeOf(color: ColorName, old: string, main: string): string {
  const to = targets[color];
  const l = Math.min(0.97, Math.max(0.08, to.l + (toHsl(old).l - toHsl(main).l) * 0.62));
  return fromHsl({ h: to.h, s: to.s, l });
}

export const colorOf = (color: ColorName): string => fromHsl(targets[color]);

/** Changes each colour of a drawing. */
export const mapFills = (body: string, change: (fill: string) => string): string =>
  body.replace(
    /(fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi,
    (_, name: string, fill: string) => `${name}="${change(fill)}"`,
  );
