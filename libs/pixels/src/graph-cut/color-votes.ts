import type { RgbaImage } from '../plane/rgba-image.ts';
import { learnMixture, type ColorMixture } from './color-mixture.ts';

/** Sampled pixels that describe a side's colours as well as all. */
const enough = 12_000;

/** Makes a colour rare on both sides count little. */
const rare = 1e-9;

/** Bits of a channel in the cache's key: mixtures are coarser than steps of four. */
const [kept, dropped] = [6, 2];

/**
 * Evidence of each pixel's colour for the front: the logarithm of its density in the front over
 * that in the rear, within ±`most`. All 0 if one side is empty.
 *
 * @param sides for each pixel 1 for the front, 0 for the rear, else neither
 */
export function colorVotes(image: RgbaImage, sides: Uint8Array, most: number): Float32Array {
  const [front, rear] = [membersOf(sides, 1), membersOf(sides, 0)];
  const votes = new Float32Array(sides.length);
  if (front.length === 0 || rear.length === 0) return votes;
  const vote = createVote(learnMixture(image, front), learnMixture(image, rear), most);
  const { data } = image;
  for (let i = 0; i < votes.length; i += 1) {
    const [red, green, blue] = [data[i * 4], data[i * 4 + 1], data[i * 4 + 2]];
    votes[i] = vote(red, green, blue);
  }
  return votes;
}

function membersOf(sides: Uint8Array, side: number): Int32Array {
  const count = sides.reduce((sum, value) => sum + (value === side ? 1 : 0), 0);
  const stride = Math.max(1, count / enough);
  const members = new Int32Array(Math.min(count, enough));
  let [seen, taken] = [0, 0];
  for (let i = 0; i < sides.length && taken < members.length; i += 1) {
    if (sides[i] !== side) continue;
    if (seen >= taken * stride) {
      members[taken] = i;
      taken += 1;
    }
    seen += 1;
  }
  return members.subarray(0, taken);
}

/** Evaluates the mixtures once a colour. */
function createVote(front: ColorMixture, rear: ColorMixture, most: number): ColorMixture {
  const known = new Float32Array(1 << (3 * kept)).fill(Number.NaN);
  return (red, green, blue) => {
    const cell =
      ((red >> dropped) << (2 * kept)) | ((green >> dropped) << kept) | (blue >> dropped);
    const before = known[cell];
    if (!Number.isNaN(before)) return before;
    const vote = Math.log((front(red, green, blue) + rare) / (rear(red, green, blue) + rare));
    return (known[cell] = Math.min(most, Math.max(-most, vote)));
  };
}
