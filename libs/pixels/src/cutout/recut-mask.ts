import { contrastLinks, createCut, easeLinks, type Links } from '../graph-cut/index.ts';
import { strokeErase, strokeKeep } from '../geometry/rasterize-strokes.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { keepTouched } from './keep-touched.ts';
import { strokeVotes } from './stroke-votes.ts';
import { tidyMask } from './tidy-mask.ts';

/** Cost of an edge between equal neighbours: enough to close holes of a few stray pixels. */
const edgeCost = 25;
/** Where the base changes sides, an edge's cost is divided by e to this power. */
const easing = 3;
/** More than colours, beliefs and edges can add up to. */
const law = 1e6;
/**
 * Corrects a cutout's hard mask by strokes: where they contradict it, connected areas of their
 * colours change sides, up to the picture's edges; everything else stays. Strokes always win.
 *
 * @param base 0 to 1, of the picture's size
 * @param drawn the strokes, rasterised at that size
 * @param rounds from the second on, colours are also learned from pixels that changed sides before
 * @returns 1 for the subject
 */
export function recutMask(
  image: RgbaImage,
  base: Plane,
  drawn: Uint8Array,
  rounds: number,
): Uint8Array {
  const { width, height } = image;
  const before = new Uint8Array(base.data.map((value) => (value > 0.5 ? 1 : 0)));
  const links = easeLinks(contrastLinks(image, edgeCost), base, easing);
  const cutBy = createCut(width, links);
  let mask: Uint8Array = before;
  for (let round = 0; round < rounds; round += 1) {
    const votes = votesOf({ image, base, links, drawn, before, mask });
    const cut = tidyMask(cutBy(votes), width, height);
    mask = keepTouched(before, cut, drawn, width, height);
  }
  return mask;
}

type Round = {
  image: RgbaImage;
  base: Plane;
  links: Links;
  drawn: Uint8Array;
  before: Uint8Array;
  mask: Uint8Array;
};

/** The log-odds of each pixel for the subject. */
function votesOf({ image, base, links, drawn, before, mask }: Round): Float32Array {
  const votes = new Float32Array(before).map((value) => (value ? law : -law));
  for (const [from, saysNo, saysYes] of [
    [1, strokeErase, strokeKeep],
    [0, strokeKeep, strokeErase],
  ] as const) {
    const side = before.map((value) => (value === from ? 1 : 0));
    const wrong = drawn.map((value, i) => (side[i] && value === saysNo ? 1 : 0));
    if (!wrong.includes(1)) continue;
    const right = drawn.map((value) => (value === saysYes ? 1 : 0));
    const gone = mask.map((value, i) => (side[i] && value !== from ? 1 : 0));
    const leaves = strokeVotes({ image, base, links, edgeCost, wrong, right, side, gone });
    for (let i = 0; i < votes.length; i += 1) {
      if (side[i]) votes[i] = from === 1 ? -leaves[i] : leaves[i];
    }
  }
  for (let i = 0; i < votes.length; i += 1) {
    if (drawn[i] === strokeErase) votes[i] = -law;
    if (drawn[i] === strokeKeep) votes[i] = law;
  }
  return votes;
}
