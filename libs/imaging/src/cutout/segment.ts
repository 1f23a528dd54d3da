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

/** In log-odds: a colour counts at most as one to fifty. */
const mostByColor = 4;
/**
 * What was believed counts more than colours do, and little where no model knew what it saw;
 * measured on photographs, bench cutout, 2026-11.
 */
const [known, guessed] = [1.4, 0.2];
/** What an edge costs where neighbours are alike: enough to close what a few stray pixels open. */
const edgeCost = 25;
/** Where belief turns from one side to the other, an edge costs this much less: e to this power. */
const easing = 3;
/** A cut that has less than this in common with what the model sees followed colours to other things. */
const leastInCommon = 0.7;
/** Passes of the model that agree by less than this know nothing of the subject. */
const leastAgreed = 0.1;

/**
 * A hard mask of the subject, 0 or 1, that follows the picture's edges: the one that agrees best
 * with what was believed and with the colours of both sides, and is cheapest to cut; where both
 * sides look alike, it runs where belief turns (Boykov and Jolly, ICCV 2001, with GrabCut's mixtures
 * of colours, learned once). Where colours lead it away from what the model sees, that is the mask.
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

/** Whether a cut went elsewhere than the model, which is no guide where its passes share nothing. */
function strays(cut: Uint8Array, seen: Plane, passes?: Passes): boolean {
  if (passes && overlap(passes.stretched, passes.framed) < leastAgreed) return false;
  return shareInCommon(cut, seen) < leastInCommon;
}

/** Intersection over union of a cut and what the model sees. */
function shareInCommon(cut: Uint8Array, { data }: Plane): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < cut.length; i += 1) {
    const [isCut, isSeen] = [cut[i] === 1, (data[i] as number) > 0.5];
    if (isCut && isSeen) both += 1;
    if (isCut || isSeen) either += 1;
  }
  return either === 0 ? 1 : both / either;
}

/** How much each pixel speaks for the subject. */
function votesOf(image: RgbaImage, { believed, agreed }: Beliefs, weight: number): Float32Array {
  const sides = new Uint8Array(agreed.data.length);
  for (let i = 0; i < sides.length; i += 1) sides[i] = (agreed.data[i] as number) > 0.5 ? 1 : 0;
  const votes = colorVotes(image, sides, mostByColor);
  for (let i = 0; i < votes.length; i += 1) {
    votes[i] = (votes[i] as number) + weight * logOdds(believed.data[i] as number);
  }
  return votes;
}
