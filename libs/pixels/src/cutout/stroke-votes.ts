import { colorVotes, type Links } from '../graph-cut/index.ts';
import { logOdds } from '../numbers/odds.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { reach } from './reach.ts';

/** In log-odds: how much a colour counts at most, and what the base is sure of. */
const [mostByColor, mostByBase] = [4, 2];
/** From so many log-odds on the base is as sure as it gets. */
const sure = 3;

/** What a colour has to say beyond this counts: one that both have is no reason to leave. */
const evenVote = 0.4;
/** Up to this a colour is hardly more usual under the strokes, and leads them no farther. */
const alike = 1;

/** How far strokes reach, in steps from a pixel to the next of the same colour. */
const farthest = 200;
/** How many steps more it is to a pixel across an edge, or of a colour that speaks against it. */
const [acrossEdge, againstColor] = [3, 20];

/** Marks a pixel that says nothing about either side's colours. */
const neither = 2;

type Correction = {
  image: RgbaImage;
  /** What is corrected, 0 to 1. */
  base: Plane;
  /** How the picture's neighbours hold together, and what that is where they are alike. */
  links: Links;
  edgeCost: number;
  /** 1 where strokes contradict the base, which has one side there. */
  wrong: Uint8Array;
  /** 1 where strokes agree with that side. */
  right: Uint8Array;
  /** 1 for all of the base's side. */
  side: Uint8Array;
  /** 1 for what has left that side so far. */
  gone: Uint8Array;
};

/**
 * How much each pixel of one side of a cutout speaks for leaving it, by the strokes that say so: it
 * does by having a colour that is more usual under those strokes than on its side, the more the
 * nearer it is to them by way of such colours; the farther, the more the cutout is believed.
 */
export function strokeVotes(correction: Correction): Float32Array {
  const { image, base, wrong, side, gone } = correction;
  const members = side.map((value, i) => {
    if (!value) return neither;
    return wrong[i] || gone[i] ? 1 : 0;
  });
  const votes = colorVotes(image, members, mostByColor);
  const distance = reach(wrong, image.width, costsOf(correction, votes), farthest);
  for (let i = 0; i < votes.length; i += 1) {
    const far = distance[i] / farthest;
    const sureness = Math.min(1, Math.abs(logOdds(base.data[i])) / sure);
    votes[i] = (1 - far) * (votes[i] - evenVote) - far * sureness * mostByBase;
  }
  return votes;
}

/** What it costs strokes to reach a pixel; others of the person's own say no to them. */
function costsOf(
  { links: [across, , down], edgeCost, side, right }: Correction,
  like: Float32Array,
): Uint8Array {
  const costs = new Uint8Array(like.length);
  for (let i = 0; i < costs.length; i += 1) {
    if (!side[i] || right[i]) continue;
    const against = Math.max(0, alike - like[i]) / mostByColor;
    const edge = 1 - Math.min(across[i], down[i]) / edgeCost;
    costs[i] = Math.round(1 + againstColor * against + acrossEdge * edge);
  }
  return costs;
}
