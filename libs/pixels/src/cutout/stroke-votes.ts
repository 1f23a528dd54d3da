import { colorVotes, type Links } from '../graph-cut/index.ts';
import { logOdds } from '../numbers/odds.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { reach } from './reach.ts';

/** In log-odds: the most that a colour counts, and the most that the base does. */
const [mostByColor, mostByBase] = [4, 2];
/** From so many log-odds on the base is as sure as it gets. */
const sure = 3;

/** Only evidence of a colour beyond this counts: one that both sides have is no reason to leave. */
const evenVote = 0.4;
/** Evidence below which a colour resists the strokes' spread. */
const alike = 1;

/** How far strokes spread, in steps between pixels of the same colour. */
const farthest = 200;
/** Extra steps to cross an edge, and to enter a colour with evidence against it. */
const [acrossEdge, againstColor] = [3, 20];

/** Marks a pixel that is a sample of neither side's colours. */
const neither = 2;

type Correction = {
  image: RgbaImage;
  /** The cutout to correct, 0 to 1. */
  base: Plane;
  /** The cost of separating neighbours; `edgeCost` is that of equal ones. */
  links: Links;
  edgeCost: number;
  /** 1 where strokes contradict the base's side. */
  wrong: Uint8Array;
  /** 1 where strokes agree with that side. */
  right: Uint8Array;
  /** 1 for every pixel of the base's side. */
  side: Uint8Array;
  /** 1 for pixels that have left that side so far. */
  gone: Uint8Array;
};

/**
 * Evidence of each pixel of one side for leaving it by the strokes: its colour is more usual under
 * them than on its side, weighted by its nearness along such colours; the farther, the more the
 * base counts.
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

/** The cost for strokes to spread to a pixel; strokes that confirm its side block it. */
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
