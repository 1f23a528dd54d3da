import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { smoothStep } from '../numbers/smooth-step.ts';
import { gapChances, type GapChances, type Heads } from './gap-chances.ts';
import { gapIn } from './gap-colors.ts';
import { pixelAt, sidesOf, type Side } from './hair-sides.ts';

export type { Heads } from './gap-chances.ts';

/** Alpha above which a place is hair, if it does not look like what is behind: first, and with gaps open. */
const [solid, opened] = [0.5, 0.9];
/** Less hair within reach than the first does not tell its colour; the second does. */
const [leastHair, enoughHair] = [0.1, 0.2];
/** A rim lies beside plenty of it, or clothes of the wall's colour would pass for a gap. */
const [leastBeside, enoughBeside] = [0.3, 0.5];

/**
 * Opens the gaps in people's hair: what lies near a face, looks like what is behind the person right
 * there and not like the hair beside it, and is not surely the person to the model that sees people.
 * Then once more, for now the hair's own colour is known without that of its gaps.
 *
 * @param matte alpha, 0 to 1, of the picture's size; it is only ever lowered
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
