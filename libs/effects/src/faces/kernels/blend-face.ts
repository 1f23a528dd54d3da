import {
  smoothStep,
  type Bounds,
  type LabImage,
  labColor,
  resizePlane,
  shrinkPlane,
  createPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
  wideBlur,
} from '@tintory/pixels';
import { product } from './combine-planes.ts';
import { labStatistics } from './lab-statistics.ts';
import { membrane } from './membrane.ts';
import type { SwapMasks } from './swap-masks.ts';

type Channel = 'l' | 'a' | 'b';

/**
 * Blends a face into a picture, in place; differences at its border fade out towards its middle.
 *
 * @param bounds where the face and the masks are
 * @param around the picture's pixels there
 * @param reach distance at which a difference has faded, in pixels
 */
export function blendFace(
  out: RgbaImage,
  bounds: Bounds,
  face: LabImage,
  around: LabImage,
  masks: Pick<SwapMasks, 'alpha' | 'trust'>,
  reach: number,
): void {
  const { alpha, trust } = masks;
  // Both pictures must agree along the border, wherever both show skin.
  const certain = certainEdge(alpha, trust, reach / 3);
  const difference = (channel: Channel) =>
    spread(differences(around[channel], face[channel]), certain, reach);
  const [l, a, b] = [difference('l'), difference('a'), difference('b')];
  // Pixels darker than skin take on less colour: brows would turn red.
  const skinLight = Math.max(1, labStatistics(around, trust)?.l.mean ?? 100);
  const { width, height } = bounds;
  for (let i = 0; i < width * height; i += 1) {
    const share = alpha.data[i] as number;
    if (share <= 0) continue;
    const light = (face.l.data[i] as number) + (l.data[i] as number);
    const tinted = Math.min(1, Math.max(0, light / skinLight));
    const color = labColor(
      light,
      (face.a.data[i] as number) + tinted * (a.data[i] as number),
      (face.b.data[i] as number) + tinted * (b.data[i] as number),
    );
    const at = ((bounds.y + Math.floor(i / width)) * out.width + bounds.x + (i % width)) * 4;
    for (const c of [0, 1, 2] as const) {
      out.data[at + c] = (out.data[at + c] as number) * (1 - share) + color[c] * share;
    }
  }
}

function certainEdge(alpha: Plane, trust: Plane, blur: number): Plane {
  const certain = createPlane(alpha.width, alpha.height);
  for (let i = 0; i < alpha.data.length; i += 1) certain.data[i] = 1 - (alpha.data[i] as number);
  const edge = wideBlur(certain, blur).data;
  for (let i = 0; i < edge.length; i += 1) {
    certain.data[i] =
      smoothStep(0, 1, (edge[i] as number) * 2.5 - 0.25) * (trust.data[i] as number) ** 4;
  }
  return certain;
}

function differences(of: Plane, from: Plane): Plane {
  const out = createPlane(of.width, of.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = (of.data[i] as number) - (from.data[i] as number);
  }
  return out;
}

/**
 * The membrane through the certain values, which falls to 0 within `reach` pixels. It is smooth, so
 * it is solved in steps of a tenth of that.
 */
function spread(values: Plane, certain: Plane, reach: number): Plane {
  const { width, height } = values;
  const step = Math.max(1, Math.round(reach / 10));
  const shrink = (plane: Plane) =>
    shrinkPlane(plane, Math.ceil(width / step), Math.ceil(height / step));
  const share = shrink(certain);
  const sum = shrink(product(values, certain));
  const area = step * step;
  const weight = mapPlane(share, (value) => value * area + area / (reach * reach));
  const pull = mapPlane(sum, (value, i) => (value * area) / (weight.data[i] as number));
  return resizePlane(membrane(pull, weight), width, height);
}
