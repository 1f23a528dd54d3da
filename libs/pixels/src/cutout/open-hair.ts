import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { smoothStep } from '../numbers/smooth-step.ts';
import { gapChances, type GapChances, type Heads } from './gap-chances.ts';
import { gapIn } from './gap-colors.ts';
import { pixelAt, sidesOf, type Side } from './hair-sides.ts';

export type { Heads } from './gap-chances.ts';

/**
 * Alpha above which a pixel unlike the background is hair: in the first round, and with gaps open.
 */
const [solid, opened] = [0.5, 0.9];
/** Shares of hair within reach: too little to know its colour, and enough. */
const [leastHair, enoughHair] = [0.1, 0.2];
/**
 * Shares of hair beside a rim, too little and enough: clothes of the wall's colour must not pass
 * for a gap.
 */
const [leastBeside, enoughBeside] = [0.3, 0.5];

/**
 * Opens the gaps in people's hair: pixels near a face that look like the background there, unlike
 * the hair beside them, and of which the person model is unsure. Runs twice, since the first round
 * yields the hair's colour without its gaps.
 */
export function openHair(image: RgbaImage, matte: Plane, heads: Heads): Plane {
  const { behind, hairOf } = sidesOf(image, matte);
  const chances = gapChances(image, matte, heads, behind);
  const once = open(image, matte, chances, { hair: hairOf(matte, solid), behind });
  return open(image, once, chances, { hair: hairOf(once, opened), behind });
}

function open(
  image: RgbaImage,
  matte: Plane,
  { inside, rim }: GapChances,
  { hair, behind }: { hair: Side; behind: Side },
): Plane {
  return mapPlane(matte, (value, i) => {
    const [within, near] = [inside.data[i], rim.data[i]];
    if (within === 0 && near === 0) return value;
    const [x, y] = [i % image.width, Math.floor(i / image.width)];
    const beside = hair.shareAt(x, y);
    const may =
      Math.max(within, near * smoothStep(leastBeside, enoughBeside, beside)) *
      smoothStep(leastHair, enoughHair, beside);
    if (may === 0) return value;
    const { alpha, trust } = gapIn(pixelAt(image, i), hair.looksAt(x, y), behind.looksAt(x, y));
    return value + Math.min(0, alpha - value) * may * trust;
  });
}
