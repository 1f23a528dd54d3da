import {
  colorVotes,
  contrastLinks,
  dropStrayParts,
  easeLinks,
  logOdds,
  minCut,
  openLoops,
  tidyMask,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { CutoutHints } from './cutout-types.ts';
import type { Beliefs } from './find-subject.ts';

/** In log-odds: a colour counts at most as one to fifty. */
const mostByColor = 4;
/**
 * What was believed counts nearly whole, so that outlines of pale things are smooth, and little
 * where no model knew what it saw.
 */
const [known, guessed] = [0.8, 0.2];
/** What an edge costs where neighbours are alike: enough to close what a few stray pixels open. */
const edgeCost = 25;
/** Where belief turns from one side to the other, an edge costs this much less: e to this power. */
const easing = 3;
/** More than all that colours, beliefs and edges can say. */
const law = 1e6;

/**
 * A hard mask of the subject, 0 or 1, that follows the picture's edges: the one that agrees best
 * with what was believed and with the colours of both sides, and is cheapest to cut; where both
 * sides look alike, it runs where belief turns (Boykov and
 * Jolly, ICCV 2001, with GrabCut's mixtures of colours, learned once). What is wholly sure is law.
 */
export function segment(image: RgbaImage, beliefs: Beliefs, hints: CutoutHints): Plane {
  const { width, height } = image;
  const weight = hints.subjectMask ? known : guessed;
  const votes = votesOf(image, beliefs, weight);
  const links = easeLinks(contrastLinks(image, edgeCost), beliefs.believed, easing);
  const cut = minCut(width, votes, links);
  const opened = openLoops(tidyMask(cut, width, height), beliefs.agreed);
  const whole = dropStrayParts(opened, beliefs.believed);
  return { data: new Float32Array(whole), width, height };
}

/** How much each pixel speaks for the subject. */
function votesOf(image: RgbaImage, { believed, agreed }: Beliefs, weight: number): Float32Array {
  const sides = new Uint8Array(agreed.data.length);
  for (let i = 0; i < sides.length; i += 1) sides[i] = (agreed.data[i] as number) > 0.5 ? 1 : 0;
  const votes = colorVotes(image, sides, mostByColor);
  for (let i = 0; i < votes.length; i += 1) {
    if (agreed.data[i] === 1) votes[i] = law;
    else votes[i] = (votes[i] as number) + weight * logOdds(believed.data[i] as number);
  }
  return votes;
}
