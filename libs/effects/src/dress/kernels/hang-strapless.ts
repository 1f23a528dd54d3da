import type { BodyFrame } from './body-frame.ts';
import type { Point } from './body-pose.ts';
import type { GarmentShape } from './garment-shape.ts';
import { ease, hemShare, type ClothEdge, type GarmentKind, type Hanging } from './hang-garment.ts';
import { type Pairs } from './pairs.ts';
import { topOf } from './silhouette.ts';
import { edgeOf } from './strapless.ts';

/**
 * Position of the upper edge, in torso lengths from the shoulders: across the chest, just under the
 * arms.
 */
const edgeShare = 0.3;
/** Position where the body is measured: at the armpits the outline is the arms'. */
const chestShare = 0.34;

/** Places a strapless garment: its upper edge is at the chest, the shoulders are bare. */
export function hangStrapless(
  { outline, hem: end }: GarmentShape,
  body: BodyFrame,
  kind: GarmentKind,
  oldHem: number,
): Hanging {
  const { mask, top, waist, middle } = outline;
  const row = Math.round(top + waist * 0.05);
  const [from, to] = edgeOf(outline);
  const half = (side: -1 | 1) => body.halfWidth(chestShare, side) * ease;
  const scale = (half(-1) + half(1)) / Math.max(1, to - from);
  const hem = hemShare(edgeShare + ((end - row) * scale) / body.torso, kind, oldHem);
  const rowAt = (share: number) =>
    row + ((end - 2 - row) * (share - edgeShare)) / (hem - edgeShare);
  const pairs: Pairs = { from: [], to: [] };
  const put = (place: Point, goesTo: Point) => {
    pairs.from.push(place);
    pairs.to.push(goesTo);
  };
  const corners = ([-1, 1] as const).map((side): Point => {
    const goesTo = body.at(edgeShare, side * half(side));
    put([side < 0 ? from : to, row], goesTo);
    const rows = [0.42, 0.52, 0.7, 0.88, 1.06, 1.3, 1.7, 2.2].filter((share) => share < hem - 0.08);
    for (const share of [...rows, hem]) {
      const y = rowAt(share);
      const edge = (side < 0 ? outline.left : outline.right)[Math.floor(y)] as number;
      const cut = Math.abs(edge - middle) * scale;
      // Below the hips there are only legs, not a body to cover.
      const filled = share < 1.25 ? body.halfWidth(share, side) * ease : 0;
      put([edge, y], body.at(share, side * Math.max(cut, filled)));
    }
    return goesTo;
  }) as [Point, Point];
  const dip = ((topOf(mask, middle) ?? row) - row) * scale;
  put([middle, row + dip / scale], body.at(edgeShare + dip / body.torso, 0));
  const [left, right] = corners.map((place) => ({ shoulder: place, armpit: place })) as [
    ClothEdge,
    ClothEdge,
  ];
  const collar = Math.max(half(-1), half(1));
  return { body: pairs, sleeves: [], scale, hem, collar, necks: corners, edges: [left, right] };
}
