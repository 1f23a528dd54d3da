import { boxFilter, findComponents, mapPlane, type Plane, wideBlur } from '@tintory/pixels';
import { greatest, product, riseFrom } from './combine-planes.ts';
import { browsAndEyesMasks } from './face-masks.ts';

/** Trust below this is not skin; light brows come close to it. */
const skinFrom = 0.8;

/**
 * Half side of a square that fits into hair but not into a brow's end, as a share of the face's
 * width.
 */
const thin = 0.02;

/** Minimum share of a brow or an eye near the mesh's own; hair and shadow have less. */
const leastNear = 0.75;

/** Softness of their borders, as a share of the face's width. */
const border = 0.016;

/**
 * A face's own brows and eyes, 0 to 1: non-skin pixels there that are not covered by hair or
 * shadow.
 *
 * @param trust probability of skin per pixel, 0 to 1
 */
export function findBrowsAndEyes(trust: Plane, mesh: Float32Array, faceWidth: number): Plane {
  const { width, height } = trust;
  const { near, eyes, sure } = browsAndEyesMasks(mesh, faceWidth, width, height);
  const other = mapPlane(trust, (value) => (value < skinFrom ? 1 : 0));
  const rest = withoutHair(other, near, Math.max(1, Math.round(faceWidth * thin)));
  const pieces = piecesOf(rest);
  const [nearby, surely] = [pieces.sharesIn(near), pieces.sharesIn(sure)];
  const isOwn = (name: number) =>
    (nearby[name] as number) >= leastNear && (surely[name] as number) > 0;
  const own = greatest(pieces.keep(isOwn), product(other, eyes));
  return riseFrom(wideBlur(own, Math.max(0.7, faceWidth * border)), 0.03, 3);
}

/** Removes thick areas that extend far away; thin ones stay, even if connected to those. */
function withoutHair(mask: Plane, near: Plane, reach: number): Plane {
  const thick = mapPlane(boxFilter(mask, reach), (value) => (value > 1 - 1e-4 ? 1 : 0));
  const pieces = piecesOf(thick);
  const nearby = pieces.sharesIn(near);
  const hair = boxFilter(
    pieces.keep((name) => (nearby[name] as number) < leastNear),
    reach + 1,
  );
  return mapPlane(mask, (value, i) => ((hair.data[i] as number) > 1e-4 ? 0 : value));
}

/** The connected components of a mask, numbered from 1. */
function piecesOf(mask: Plane) {
  const { label, areas } = findComponents(Uint8Array.from(mask.data), mask.width, mask.height);
  return {
    /** Each component's share within another mask, by its number. */
    sharesIn: ({ data }: Plane): Float64Array => {
      const shares = new Float64Array(areas.length + 1);
      for (let i = 0; i < data.length; i += 1) {
        const name = label[i] as number;
        if (name)
          shares[name] = (shares[name] as number) + (data[i] as number) / (areas[name - 1] ?? 1);
      }
      return shares;
    },
    keep: (isKept: (name: number) => boolean): Plane => {
      const kept = areas.map((_, i) => isKept(i + 1));
      const { width, height } = mask;
      const data = new Float32Array(label.length);
      for (let i = 0; i < data.length; i += 1) data[i] = kept[(label[i] as number) - 1] ? 1 : 0;
      return { data, width, height };
    },
  };
}
