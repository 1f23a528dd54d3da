import {
  type LabImage,
  createPlane,
  mapPlane,
  type Plane,
  resizePlane,
  shrinkPlane,
} from '@tintory/pixels';
import { findBrowsAndEyes } from './brows-and-eyes.ts';
import { greatest, least, product } from './combine-planes.ts';
import { bareSkinMasks, foreheadMask } from './cover-masks.ts';
import { findGlasses, wearsDarkGlasses } from './glasses.ts';
import { wearsFrames } from './glasses-frames.ts';
import {
  coreMask,
  eyesMask,
  featureMask,
  lowerMask,
  ovalMask,
  plainMask,
  skinMask,
} from './face-masks.ts';
import { skinTrust, softenTrust, trustIslands } from './skin-trust.ts';

export type SwapMasks = {
  /** Opacity of the new face, 0 to 1. */
  alpha: Plane;
  /** Confidence that both pictures show skin, 0 to 1. */
  trust: Plane;
  /** Brows, eyes, nose and mouth of both faces, 0 to 1. */
  features: Plane;
  /** The new face without eyes and mouth, 0 to 1. */
  plain: Plane;
  /** Confidence that the target shows skin, 0 to 1. */
  skin: Plane;
  /**
   * The target’s own brows and eyes, or glasses, 0 to 1; what the new face leaves visible is
   * removed.
   */
  leftover: Plane;
};

/** The soft border of the face, as shares of its width. */
const borderShare = { wide: 0.07, narrow: 0.025 };

/**
 * Blur of hair's borders as a share of the face's width, and least trust of skin: the target's hair
 * is seen and stays crisp, the source's is removed with a margin.
 */
const hairBorder = { target: { share: 0.012, least: 0.45 }, source: { share: 0.05, least: 0.6 } };

/** Margin around the mesh's eyes and mouth, as a share of the face's width. */
const aroundFeatures = 0.03;

/** Width in pixels of a face for its masks; they are soft and need no more. */
const enough = 260;

/** From this multiple of `enough` on, a face is scaled down for its masks. */
const worthwhile = 1.2;

/**
 * The masks of a swap: features are always replaced, skin where both pictures show skin.
 *
 * @param own the target's mesh
 * @param mesh the mesh that the face was warped to
 * @param face the warped face, as large as `around`, the target
 */
export function swapMasks(
  own: Float32Array,
  mesh: Float32Array,
  faceWidth: number,
  face: LabImage,
  around: LabImage,
): SwapMasks {
  const step = faceWidth / enough;
  if (step < worthwhile) return createMasks(own, mesh, faceWidth, face, around);
  const { width, height } = face.l;
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)];
  const shrink = ({ l, a, b }: LabImage): LabImage => ({
    l: shrinkPlane(l, across, down),
    a: shrinkPlane(a, across, down),
    b: shrinkPlane(b, across, down),
  });
  const scales = [across / width, down / height, across / width];
  const scale = (points: Float32Array) =>
    points.map((value, i) => value * (scales[i % 3] as number));
  const small = createMasks(
    scale(own),
    scale(mesh),
    (faceWidth * across) / width,
    shrink(face),
    shrink(around),
  );
  const enlarge = (plane: Plane) => resizePlane(plane, width, height);
  return {
    alpha: enlarge(small.alpha),
    trust: enlarge(small.trust),
    features: enlarge(small.features),
    plain: enlarge(small.plain),
    skin: enlarge(small.skin),
    leftover: enlarge(small.leftover),
  };
}

function createMasks(
  own: Float32Array,
  mesh: Float32Array,
  faceWidth: number,
  face: LabImage,
  around: LabImage,
): SwapMasks {
  const { width, height } = face.l;
  const [wide, narrow] = [borderShare.wide, borderShare.narrow].map((share) =>
    ovalMask(own, faceWidth * share, width, height),
  ) as [Plane, Plane];
  const band = faceWidth * borderShare.wide;
  const before = featureMask(own, band, width, height);
  const after = featureMask(mesh, band, width, height);
  const core = coreMask(mesh, band, width, height);
  const lower = lowerMask(own, band, width, height);
  const skin = skinMask(mesh, width, height);
  const glasses = wearsDarkGlasses(around.l, own) || wearsFrames(around.l, own);
  const bare = glasses ? bareSkinMasks(own, width, height).reduce(greatest) : skin;
  const [target, source] = [skinTrust(around, bare, lower), skinTrust(face, skin, lower)];
  const leftover = glasses
    ? product(findGlasses(target, own, faceWidth), wide)
    : findBrowsAndEyes(target, own, faceWidth);
  const soft = (trust: Plane, kind: 'target' | 'source') =>
    softenTrust(within(trust, wide), faceWidth * hairBorder[kind].share, hairBorder[kind].least);
  // An eye touched by the face's shadow is not an island, but not hair either.
  const shown = soft(greatest(trustIslands(within(target, wide)), leftover), 'target');
  const eyes = eyesMask(mesh, faceWidth, width, height);
  const islands = trustIslands(within(source, wide));
  // A lock of hair on the forehead is an island, too: the target's forehead replaces it.
  const above = foreheadMask(mesh, width, height);
  const clear = mapPlane(islands, (value, i) =>
    above.data[i] ? (source.data[i] as number) : value,
  );
  const usable = soft(greatest(clear, eyes), 'source');
  const trust = least(soft(target, 'target'), soft(source, 'source'));
  const features = greatest(before, after);
  // Hair beside the source's brow is not a feature: only the core counts.
  const free = greatest(usable, core);
  // On a turned head an eye's corner touches the border, so features use the narrow one.
  const alpha = product(free, greatest(product(features, narrow), product(shown, wide)));
  const plain = plainMask(mesh, faceWidth * aroundFeatures, width, height);
  return { alpha, trust, features, plain, skin: target, leftover };
}

/** Sets trust outside the face to 0. */
function within(trust: Plane, oval: Plane): Plane {
  const out = createPlane(trust.width, trust.height);
  for (let i = 0; i < out.data.length; i += 1) {
    if ((oval.data[i] as number) > 0) out.data[i] = trust.data[i] as number;
  }
  return out;
}
