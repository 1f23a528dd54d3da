import { stretchImage, type RgbaImage } from '@tintory/pixels';
import { cutSeams } from './cut-seams.ts';
import { flattenLight } from './flatten-light.ts';
import { isEven } from './is-even.ts';
import { mirrorTile } from './mirror-tile.ts';
import { quilt } from './quilt.ts';
import { regularity } from './regularity.ts';

export type SeamlessMode = 'cut' | 'quilt' | 'mirror';

export type SeamlessOptions = {
  mode: 'auto' | SeamlessMode;
  /** How much of the light's gradient is removed, from 0 to 1. */
  flatten: number;
  /** Longest side of the texture; a larger picture is scaled down. */
  longest: number;
  seed: number;
};

/** From this regularity on, a picture has repeats that a quilt may keep whole. */
const regular = 0.12;

/**
 * From this misfit on, lines visibly end at a cut: pebbles reach 0.4, bricks in perspective 1.7.
 */
const broken = 0.6;

/**
 * The same around the cuts of repeating pictures: a drawn wall reaches 0.5, one whose courses end
 * at a cut 0.74 and more.
 */
const astray = 0.62;

/** A patch's side as a share of the shorter side: a few bricks, many pebbles. */
const patchShare = 0.32;

/**
 * Makes a picture tile without seams, and returns how. `even` is false if repetition shows anyway,
 * because the picture is not one surface or its lines do not meet; a mirror hides both.
 */
export function makeSeamless(
  image: RgbaImage,
  { mode, flatten, longest, seed }: SeamlessOptions,
): { image: RgbaImage; mode: SeamlessMode; even: boolean } {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const small =
    scale < 1
      ? stretchImage(image, Math.round(image.width * scale), Math.round(image.height * scale))
      : image;
  const flat = flattenLight(small, flatten);
  if (mode === 'mirror') return { image: mirrorTile(flat), mode, even: true };
  const cut = cutSeams(flat);
  const fits = cut.misfit <= broken;
  const strays = cut.misfitAround > astray;
  const repeats = (!fits || strays) && regularity(flat) > regular;
  const even = fits && !(repeats && strays) && isEven(flat);
  // One cut keeps most of a picture unchanged; a quilt may keep parts whole that a cut would break.
  const chosen = mode === 'auto' ? (!fits && repeats ? 'quilt' : 'cut') : mode;
  return { image: chosen === 'cut' ? cut.image : quiltOf(flat, seed), mode: chosen, even };
}

function quiltOf(image: RgbaImage, seed: number): RgbaImage {
  const patch = Math.round(Math.min(image.width, image.height) * patchShare);
  return quilt(image, { patch, seed });
}
