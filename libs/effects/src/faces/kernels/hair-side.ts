import { gaussianBlur, mapPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { aboveBrowsMasks, belowEyesMasks, jawMasks } from './cover-masks.ts';
import type { Face } from '@tintory/imaging/faces';
import { faceLightness } from './face-lightness.ts';
import { eachEyeMask, skinMask } from './face-masks.ts';
import { meanWithin } from './mean-within.ts';
import { rangeWithin } from './range-within.ts';

/** 0: left in the picture, 1: right. */
export type Side = 0 | 1;

/** Sigma of the blur that removes strands, in pixels of the face scaled by `faceLightness`. */
const strand = 1.5;

/**
 * The covered side is at least `each` times as uneven as the other above the brow, below the eye
 * and at the jaw, `mean` times in the geometric mean, and by `least` steps of L*.
 */
const uneven = { each: 1.5, mean: 3.5, least: 2 };

/**
 * Unevenness of strands over one jaw: at least `least` steps of L*, and `ratio` times the other
 * side's.
 */
const jawStrands = { least: 2.8, ratio: 3 };

/**
 * Darkest part of an eye as a share of the skin's lightness: below `seen` if visible, above
 * `covered` if hidden.
 */
const pupil = { seen: 0.2, covered: 0.4 };

/** The half of a face that hair covers, if it covers one only. */
export function hairSide(image: RgbaImage, face: Pick<Face, 'box' | 'mesh'>): Side | undefined {
  const found = faceLightness(image, face);
  if (!found) return undefined;
  const places = unevenness(found.l, found.mesh);
  return strandSide(places) ?? blindSide(found.l, found.mesh) ?? jawSide(places.jaws);
}

/** Mean local contrast of each side, in steps of L*. */
type Unevenness = Record<'foreheads' | 'lids' | 'jaws', readonly [left: number, right: number]>;

function unevenness(light: Plane, mesh: Float32Array): Unevenness {
  const { width, height } = light;
  const smooth = gaussianBlur(light, strand);
  const detail = mapPlane(light, (value, i) => Math.abs(value - (smooth.data[i] as number)));
  const of = (masksOf: typeof jawMasks) => {
    const [left, right] = masksOf(mesh, width, height).map((mask) => meanWithin(detail, mask));
    return [left ?? 0, right ?? 0] as const;
  };
  return { foreheads: of(aboveBrowsMasks), lids: of(belowEyesMasks), jaws: of(jawMasks) };
}

/**
 * The side with strands: forehead, lid and jaw are all uneven, unlike with beards, wrinkles or
 * shadows.
 */
function strandSide({ foreheads, lids, jaws }: Unevenness): Side | undefined {
  const places = [foreheads, lids, jaws];
  const covers = (side: Side) => {
    const ratios = places.map((both) => both[side] / Math.max(1e-3, both[1 - side] as number));
    const mean = Math.cbrt(ratios.reduce((all, ratio) => all * ratio, 1));
    const enough = places.every((both) => both[side] >= uneven.least);
    return enough && mean >= uneven.mean && ratios.every((ratio) => ratio >= uneven.each);
  };
  return ([0, 1] as const).find(covers);
}

/** The side with strands at the jaw alone; a beard is on both sides. */
const jawSide = (jaws: Unevenness['jaws']): Side | undefined =>
  ([0, 1] as const).find(
    (side) =>
      jaws[side] >= jawStrands.least && jaws[side] >= jawStrands.ratio * jaws[side === 0 ? 1 : 0],
  );

/** Whether strands cover the jaw of this side, regardless of the other. */
export function hasJawStrands(
  image: RgbaImage,
  face: Pick<Face, 'box' | 'mesh'>,
  side: Side,
): boolean {
  const found = faceLightness(image, face);
  return !!found && unevenness(found.l, found.mesh).jaws[side] >= jawStrands.least;
}

/** The side of an eye without a pupil, if the other has one. */
function blindSide(light: Plane, mesh: Float32Array): Side | undefined {
  const { width, height } = light;
  const skin = meanWithin(light, skinMask(mesh, width, height));
  const darkest = eachEyeMask(mesh, width, height).map(
    (mask) => rangeWithin(light, mask).dark / Math.max(1, skin),
  );
  return ([0, 1] as const).find(
    (side) =>
      (darkest[side] as number) > pupil.covered && (darkest[1 - side] as number) < pupil.seen,
  );
}
