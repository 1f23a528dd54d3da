import {
  colorVotes,
  contrastLinks,
  easeLinks,
  logOdds,
  minCut,
  openHoles,
  openLoops,
  resizePlane,
  tidyMask,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { overlap } from './confidence.ts';
import type { CutoutHints, Passes } from './cutout-types.ts';
import type { Beliefs } from './find-subject.ts';

/** Limit of a colour's log-odds: about 50 to 1. */
const mostByColor = 4;
/**
 * Weight of the prior probability against colours, with and without the subject model; measured on
 * photographs, bench cutout, 2026-11.
 */
const [known, guessed] = [1.4, 0.2];
/** Cost of an edge between equal neighbours: enough to close holes of a few stray pixels. */
const edgeCost = 25;
/** Edges where the prior changes sides cost less by a factor of e to this power. */
const easing = 3;
/** A cut with a lower IoU with the model's mask followed colours to other objects. */
const leastInCommon = 0.7;
/** Passes of the model with a lower IoU found no subject. */
const leastAgreed = 0.1;

/**
 * A hard mask of the subject, 0 or 1, by a graph cut over prior probability and the colours of both
 * sides, along the picture's edges; if both sides look alike, it runs where the prior changes sides
 * (Boykov and Jolly, ICCV 2001, with GrabCut's mixtures of colours, learned once). A cut that
 * strays from the model's mask is replaced by it.
 */
export function segment(image: RgbaImage, beliefs: Beliefs, hints: CutoutHints): Plane {
  const { width, height } = image;
  const seen = hints.subjectMask && resizePlane(hints.subjectMask, width, height);
  const votes = votesOf(image, beliefs, seen ? known : guessed);
  const links = easeLinks(contrastLinks(image, edgeCost), beliefs.believed, easing);
  const cut = minCut(width, votes, links);
  const mask =
    seen && strays(cut, seen, hints.passes)
      ? tidyMask(
          Uint8Array.from(seen.data, (value) => (value > 0.5 ? 1 : 0)),
          width,
          height,
        )
      : openLoops(tidyMask(cut, width, height), beliefs.agreed);
  const whole = { data: new Float32Array(mask), width, height };
  return seen ? openHoles(image, whole, seen) : whole;
}

/** Whether a cut strays from the model's mask, unless the passes of the model disagree entirely. */
function strays(cut: Uint8Array, seen: Plane, passes?: Passes): boolean {
  if (passes && overlap(passes.stretched, passes.framed) < leastAgreed) return false;
  return shareInCommon(cut, seen) < leastInCommon;
}

/** Intersection over union of a cut and the model's mask. */
function shareInCommon(cut: Uint8Array, { data }: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < cut.length; i += 1) {
    const [isCut, isSeen] = [cut[i] === 1, (data[i] as number) > 0.5];
    if (isCut && isSeen) both += 1;
    if (isCut || isSeen) either += 1;
  }
  return either === 0 ? 1 : both / either;
}

/** The log-odds of each pixel for the subject. */
function votesOf(image: RgbaImage, { believed, agreed }: Beliefs, weight: number): Float32Array {
  const sides = new Uint8Array(agreed.data.length);
  for (let i = 0; i < sides.length; i += 1) sides[i] = (agreed.data[i] as number) > 0.5 ? 1 : 0;
  const votes = colorVotes(image, sides, mostByColor);
  for (let i = 0; i < votes.length; i += 1) {
    votes[i] = (votes[i] as number) + weight * logOdds(believed.data[i] as number);
  }
  return votes;
}
