import { boxFilter, findComponents, mapPlane, type Plane, wideBlur } from '@tintory/pixels';
import { greatest, product, riseFrom } from './combine-planes.ts';
import { browsAndEyesMasks } from './face-masks.ts';

/** Less trust than this is no skin: light brows are not far from it. */
const skinFrom = 0.8;

/** Half the side of a square that fits into hair, and not into a brow's end, of the face's width. */
const thin = 0.02;

/** Of a brow or an eye at least this much is near the mesh's own, of hair and shadow less. */
const leastNear = 0.75;

/** How soft their borders are, as a share of the face's width. */
const border = 0.016;

/**
 * A face's own brows and eyes, 0 to 1: what is no skin there, unless hair or shadow covers them.
 *
 * @param trust how surely each pixel is skin, 0 to 1
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

/** A mask without what is thick and goes on far away; what is thin stays, even if it touches that. */
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

/** The connected areas of a mask, named from 1 on. */
function piecesOf(mask: Plane) {
  const { label, areas } = findComponents(Uint8Array.from(mask.data), mask.width, mask.height);
  return {
    /** How much of each, by name, is within another mask. */
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
