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

/** Who wears a colour has it from head to foot; all people's trousers are of this one. */
const trousers = '#9b9b9b';

/** Degrees of hue within which fills belong to the same surface. */
const sameHue = 42;

/**
 * Paints a thing's main surface in another colour and keeps its shading: every fill of the main
 * colour's hue takes the new hue and as much lightness as it stood apart from the main colour. Skin
 * and hair of people stay.
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
    // Eyes, tyres and outlines keep their black; what is dark in a dark thing does not.
    if (old.l < 0.16 && from.l > 0.25) return fill;
    const belongs =
      from.s < 0.15 ? old.s < 0.15 : old.s > 0.12 && hueDistance(old.h, from.h) < sameHue;
    if (!belongs) return fill;
    return shadeOf(color, fill, main);
  });
}

/** A shade of a colour that stands apart from it as an old one does from the old main colour. */
export function shadeOf(color: ColorName, old: string, main: string): string {
  const to = targets[color];
  const l = Math.min(0.97, Math.max(0.08, to.l + (toHsl(old).l - toHsl(main).l) * 0.62));
  return fromHsl({ h: to.h, s: to.s, l });
}

export const colorOf = (color: ColorName): string => fromHsl(targets[color]);

/** A drawing with each of its colours changed. */
export const mapFills = (body: string, change: (fill: string) => string): string =>
  body.replace(
    /(fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi,
    (_, name: string, fill: string) => `${name}="${change(fill)}"`,
  );
