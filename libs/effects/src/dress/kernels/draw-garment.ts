import {
  boxFilter,
  shrinkPlane,
  stretchImage,
  createPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { BodyFrame } from './body-frame.ts';
import type { Point } from './body-pose.ts';
import { drawStrip } from './draw-strip.ts';
import { garmentParts } from './garment-parts.ts';
import type { Hanging } from './hang-garment.ts';
import type { Pairs } from './pairs.ts';
import { onBody } from './person-layers.ts';
import type { FlatGarment } from './read-garment.ts';
import type { Cut } from './sleeve-shape.ts';
import { warpPart } from './warp-part.ts';
import type { Layer } from './wear-garment.ts';

/** Maximum extent of a strap beyond its end, in shoulder widths. */
const strapAir = 0.015;

/** Draws a garment's body and its sleeves in place, each on a layer of the picture's size. */
export function drawGarment(
  { picture: garment, front: mask, shape }: FlatGarment,
  hanging: Hanging,
  body: BodyFrame,
  { width, height }: RgbaImage,
): [trunk: Layer, sleeves: Layer] {
  const [trunk, sleeves] = [0, 1].map((): Layer => ({
    data: new Uint8ClampedArray(width * height * 4),
    width,
    height,
  })) as [Layer, Layer];
  // Averaged before drawing it much smaller, to avoid aliasing.
  const scale = hanging.scale < 0.55 ? 0.5 : 1;
  const size = [garment.width, garment.height].map((side) => Math.max(2, Math.round(side * scale)));
  const [w = 2, h = 2] = size;
  const small = scale < 1 ? stretchImage(garment, w, h) : garment;
  const parts = garmentParts(mask, shape);
  const fit = (part: Plane) => (scale < 1 ? shrinkPlane(part, w, h) : part);
  const shrunk = ([x, y]: Point): Point => [(x * w) / garment.width, (y * h) / garment.height];
  const place = ({ from, to }: Pairs): Pairs => ({ from: from.map(shrunk), to });
  const draw = (part: Plane, pairs: Pairs, layer: Layer, ok: (p: Point) => boolean) =>
    warpPart(small, fit(part), place(pairs), layer, (x, y) => ok([x, y]));
  const aside = Math.max(...hanging.body.to.map((point) => Math.abs(onBody(point, body)[1])));
  draw(parts[0], hanging.body, trunk, (point) => {
    const [share, offset] = onBody(point, body);
    if (isBesideStrap(share, offset, hanging, body)) return false;
    return share > -0.4 && share < hanging.hem + 0.2 && Math.abs(offset) < aside * 1.2;
  });
  for (const { strip, side } of hanging.sleeves) {
    const from = strip.from.map(([outer, inner]): Cut => [shrunk(outer), shrunk(inner)]);
    drawStrip(small, fit(parts[side < 0 ? 1 : 2]), { ...strip, from }, sleeves);
  }
  return [trunk, sleeves];
}

/** Beside a strap no points constrain the spline: it folds and mirrors the cloth. */
function isBesideStrap(share: number, offset: number, hanging: Hanging, body: BodyFrame): boolean {
  const side = offset < 0 ? -1 : 1;
  if (hanging.sleeves.some((sleeve) => sleeve.side === side)) return false;
  const { shoulder, armpit } = hanging.edges[side < 0 ? 0 : 1];
  const [top, end] = [onBody(shoulder, body), onBody(armpit, body)];
  if (share >= end[0]) return false;
  const down = Math.max(0, (share - top[0]) / Math.max(0.01, end[0] - top[0]));
  const reach = Math.abs(top[1]) + (Math.abs(end[1]) - Math.abs(top[1])) * down;
  return Math.abs(offset) > reach + body.shoulders * strapAir;
}

/** Removes from a garment's body what shows through its open front. */
export function cutOpening(
  trunk: Layer,
  garment: RgbaImage,
  opening: Plane,
  { body }: Hanging,
): void {
  const { width, height } = trunk;
  const hole: Layer = { data: new Uint8ClampedArray(width * height * 4), width, height };
  warpPart(garment, opening, body, hole, () => true);
  for (let at = 3; at < hole.data.length; at += 4) {
    trunk.data[at] = (trunk.data[at] as number) * (1 - (hole.data[at] as number) / 255);
  }
}

/** The area that the garment surely hides: slightly less than it covers. */
export function coverOf(trunk: Layer, sleeves: Layer): Plane {
  const cover = createPlane(trunk.width, trunk.height);
  for (let i = 0; i < cover.data.length; i += 1) {
    const [body, arms] = [trunk.data[i * 4 + 3] as number, sleeves.data[i * 4 + 3] as number];
    cover.data[i] = Math.max(body, arms) / 255;
  }
  return boxFilter(cover, 1);
}
