import { stretchImage, type RgbaImage } from '@tintory/pixels';
import { closedCut } from './boundary-cut.ts';
import { overlapCosts } from './overlap-costs.ts';

/** Least and most overlap of both ends, as shares of a side. */
const [least, most] = [0.1, 0.45];

/** Side in pixels at which every overlap is tried. */
const lookSide = 128;

/** Extra price of a cut for giving up all of a side: a larger tile repeats less. */
const priceOfLoss = 1.5;

/** Weight of the whole overlap's difference beside the cut's: low only where repeats coincide. */
const alike = 0.3;

/** Every nth row is compared to find the overlap to the pixel. */
const sparse = 4;

/**
 * The best overlap of a picture's right end over its left one, in pixels: where a cut between them
 * is least visible. Repeats then coincide, such as courses of bricks.
 */
export function chooseOverlap(image: RgbaImage): number {
  const scale = Math.max(1, image.width / lookSide);
  const small = stretchImage(
    image,
    Math.min(lookSide, image.width),
    Math.min(lookSide, image.height),
  );
  const rough = bestOf(bounds(small.width), (overlap) => priceOf(small, overlap));
  if (scale === 1) return rough;
  const [from, to] = bounds(image.width);
  const near = [Math.round((rough - 1) * scale), Math.round((rough + 1) * scale)] as const;
  return bestOf([Math.max(from, near[0]), Math.min(to, near[1])], (overlap) =>
    misplacement(image, overlap),
  );
}

const bounds = (width: number): readonly [number, number] => [
  Math.max(1, Math.ceil(width * least)),
  Math.max(1, Math.floor(width * most)),
];

function bestOf([from, to]: readonly [number, number], price: (overlap: number) => number): number {
  let best = { overlap: from, price: Infinity };
  for (let overlap = from; overlap <= to; overlap += 1) {
    const found = price(overlap);
    if (found < best.price) best = { overlap, price: found };
  }
  return best.overlap;
}

function priceOf(image: RgbaImage, overlap: number): number {
  const costs = overlapCosts(image, overlap);
  const path = closedCut(costs, overlap);
  let [onPath, everywhere] = [0, 0];
  for (let y = 0; y < path.length; y += 1)
    onPath += costs[y * overlap + (path[y] as number)] as number;
  for (let i = 0; i < costs.length; i += 1) everywhere += costs[i] as number;
  const price = onPath / path.length + (alike * everywhere) / costs.length + 1;
  return price * (1 + (priceOfLoss * overlap) / image.width);
}

/** Mean squared difference of both ends over the whole overlap; the cut is chosen afterwards. */
function misplacement({ data, width, height }: RgbaImage, overlap: number): number {
  let sum = 0;
  for (let y = 0; y < height; y += sparse) {
    const left = y * width * 4;
    const right = left + (width - overlap) * 4;
    for (let x = 0; x < overlap * 4; x += 1) {
      const difference = (data[left + x] as number) - (data[right + x] as number);
      sum += difference * difference;
    }
  }
  return sum / (Math.ceil(height / sparse) * overlap * 4);
}
