import type { Picture } from './picture.ts';
import type { Placement } from './placement.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** What a stroke, a shape or a text leaves behind. Opacity from 0 to 1. */
export type Ink =
  | { kind: 'color'; color: Rgb; opacity: number }
  | { kind: 'erase'; opacity: number }
  | { kind: 'restore'; opacity: number };

/**
 * The pixel that comes of one that was there, how much of it the brush covered (0 to 255), and where
 * it lies. Always from the pixel before the stroke, so that one stroke never piles up on itself.
 */
export type Blend = (before: number, coverage: number, x: number, y: number) => number;

const pack = (red: number, green: number, blue: number, alpha: number): number =>
  (((alpha + 0.5) << 24) |
    (((blue + 0.5) & 255) << 16) |
    (((green + 0.5) & 255) << 8) |
    ((red + 0.5) & 255)) >>>
  0;

/** Moves the colour of a pixel towards another by a share, and gives it an alpha. */
function towards(before: number, color: number, share: number, alpha: number): number {
  const red = before & 255;
  const green = (before >>> 8) & 255;
  const blue = (before >>> 16) & 255;
  return pack(
    red + ((color & 255) - red) * share,
    green + (((color >>> 8) & 255) - green) * share,
    blue + (((color >>> 16) & 255) - blue) * share,
    alpha,
  );
}

function colorBlend([red, green, blue]: Rgb, opacity: number): Blend {
  const color = pack(red, green, blue, 255);
  return (before, coverage) => {
    const cover = (coverage * opacity) / 255;
    if (cover >= 1) return color;
    const alpha = cover + ((before >>> 24) / 255) * (1 - cover);
    return alpha > 0 ? towards(before, color, cover / alpha, alpha * 255) : before;
  };
}

/** The colour stays under a transparent pixel; only what is seen of it goes. */
const eraseBlend =
  (opacity: number): Blend =>
  (before, coverage) =>
    ((before & 0xffffff) | (((before >>> 24) * (1 - (coverage * opacity) / 255) + 0.5) << 24)) >>>
    0;

function restoreBlend(original: Picture, { base, dx, dy }: Placement, opacity: number): Blend {
  const { pixels } = original;
  return (before, coverage, x, y) => {
    const source = pixels[base + x * dx + y * dy] as number;
    const cover = (coverage * opacity) / 255;
    if (cover >= 1) return source;
    const fresh = (source >>> 24) * cover;
    const alpha = (before >>> 24) * (1 - cover) + fresh;
    return alpha > 0 ? towards(before, source, fresh / alpha, alpha) : before;
  };
}

/** How an ink changes the pixels of a picture; `placement` says where they lie in the original. */
export function blendOf(ink: Ink, original: Picture, placement: Placement): Blend {
  switch (ink.kind) {
    case 'color':
      return colorBlend(ink.color, ink.opacity);
    case 'erase':
      return eraseBlend(ink.opacity);
    case 'restore':
      return restoreBlend(original, placement, ink.opacity);
  }
}

/** A mask knows no half tones: covered by half or more is covered. */
export const maskBlend =
  (value: number): Blend =>
  (before, coverage) =>
    coverage >= 128 ? value : before;
