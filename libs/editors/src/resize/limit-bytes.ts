/** Below this quality, fewer pixels look better than coarser ones. */
const shrinkBelowQuality = 40;
const lowestQuality = 1;

/** The smallest part of the sides that shrinking goes down to, in per cent. */
const smallestScale = 5;

/** A file this near under the limit needs no closer search of the sides: each try draws anew. */
const nearEnough = 0.95;

type Sized = { size: number };

type LimitOptions<Encoded extends Sized> = {
  /** The limit in bytes. */
  maxBytes: number;
  /** The best quality wanted, from 1 to 100. */
  quality: number;
  /** Whether the format trades quality for bytes. */
  lossy: boolean;
  mayShrink: boolean;
  /** `scale` is that of the sides, in per cent. */
  encode: (quality: number, scale: number) => Promise<Encoded>;
};

export type Limited<Encoded> = {
  encoded: Encoded;
  quality: number;
  scale: number;
  /** False where nothing allowed is small enough: then this is the smallest that was found. */
  reached: boolean;
};

/**
 * Writes a file of at most `maxBytes`: first with less quality, by bisection, and then, only where
 * allowed, with shorter sides.
 */
export async function encodeWithin<Encoded extends Sized>(
  options: LimitOptions<Encoded>,
): Promise<Limited<Encoded>> {
  const { quality, lossy, mayShrink, maxBytes } = options;
  const attempt = async (atQuality: number, scale: number): Promise<Limited<Encoded>> => {
    const encoded = await options.encode(atQuality, scale);
    return { encoded, quality: atQuality, scale, reached: encoded.size <= maxBytes };
  };
  const first = await attempt(quality, 100);
  if (first.reached) return first;
  const floor = Math.min(quality, mayShrink ? shrinkBelowQuality : lowestQuality);
  const coarse = lossy && floor < quality ? await attempt(floor, 100) : first;
  if (coarse.reached) return largestThatFits(coarse, quality, (at) => attempt(at, 100));
  return mayShrink ? shrink(coarse, maxBytes, (scale) => attempt(coarse.quality, scale)) : coarse;
}

/** The best quality between one that fits and one that does not. */
async function largestThatFits<Encoded>(
  fitting: Limited<Encoded>,
  tooLarge: number,
  attempt: (quality: number) => Promise<Limited<Encoded>>,
): Promise<Limited<Encoded>> {
  let best = fitting;
  let above = tooLarge;
  while (above - best.quality > 1) {
    const tried = await attempt((best.quality + above) >> 1);
    if (tried.reached) best = tried;
    else above = tried.quality;
  }
  return best;
}

/** The largest scale that fits, from the guess that bytes grow with the area. */
async function shrink<Encoded extends Sized>(
  tooLarge: Limited<Encoded>,
  maxBytes: number,
  attempt: (scale: number) => Promise<Limited<Encoded>>,
): Promise<Limited<Encoded>> {
  let best = await attempt(smallestScale);
  if (!best.reached) return best;
  let above = tooLarge.scale;
  let next = Math.floor(above * Math.sqrt(maxBytes / tooLarge.encoded.size));
  while (above - best.scale > 1 && best.encoded.size < maxBytes * nearEnough) {
    const tried = await attempt(Math.min(above - 1, Math.max(best.scale + 1, next)));
    if (tried.reached) best = tried;
    else above = tried.scale;
    next = (best.scale + above) >> 1;
  }
  return best;
}
