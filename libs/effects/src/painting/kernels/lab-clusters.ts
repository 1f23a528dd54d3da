import { type LabImage, createRandom, type Plane } from '@tintory/pixels';

export type LabColor = [l: number, a: number, b: number];

/** A colour of the picture and its weight. */
type Sample = { color: LabColor; weight: number };

/**
 * Runs of k-means, of which the best is kept (a single one may leave teeth without a white), and
 * iterations of each.
 */
const [starts, rounds] = [8, 14];

/**
 * The few colours that represent a picture: k-means++ in CIE L*a*b* (Arthur and Vassilvitskii,
 * "k-means++", SODA 2007). A colour's weight is the root of its area, so that the sky does not
 * outweigh a face.
 *
 * @param care 0 to 1: where colours count more
 * @returns at most `count` colours, the lightest first
 */
export function labClusters(lab: LabImage, count: number, care?: Plane): LabColor[] {
  const samples = sampleColors(lab, care);
  const random = createRandom(2007);
  let [best, least] = [[] as LabColor[], Infinity];
  for (let start = 0; start < starts; start += 1) {
    let colors = farApart(samples, count, random);
    for (let round = 0; round < rounds; round += 1) colors = meanOfNearest(samples, colors);
    const error = errorOf(samples, colors);
    if (error < least) [best, least] = [colors, error];
  }
  return best.sort((a, b) => b[0] - a[0]);
}

/** Weighted sum of squared distances to the nearest cluster. */
function errorOf(samples: Sample[], colors: LabColor[]): number {
  let sum = 0;
  for (const { color, weight } of samples) {
    const [l, a, b] = colors[nearestColor(colors, ...color)] as LabColor;
    sum += ((color[0] - l) ** 2 + (color[1] - a) ** 2 + (color[2] - b) ** 2) * weight;
  }
  return sum;
}

/** The index of the nearest colour. */
export function nearestColor(colors: readonly LabColor[], l: number, a: number, b: number): number {
  let nearest = 0;
  let least = Infinity;
  for (let i = 0; i < colors.length; i += 1) {
    const color = colors[i] as LabColor;
    const [dl, da, db] = [color[0] - l, color[1] - a, color[2] - b];
    const distance = dl * dl + da * da + db * db;
    if (distance >= least) continue;
    least = distance;
    nearest = i;
  }
  return nearest;
}

/** Side of the cells that merge colours, in steps of L*a*b*: a barely visible difference. */
const cellSide = 5;
/** Extra weight of pixels in areas of care. */
const careWeight = 6;

/** The mean colour of each L*a*b* cell used by the picture. */
function sampleColors({ l, a, b }: LabImage, care?: Plane): Sample[] {
  const cells = new Map<number, [l: number, a: number, b: number, count: number]>();
  const stride = Math.max(1, Math.floor(l.data.length / 100_000));
  for (let i = Math.floor(stride / 2); i < l.data.length; i += stride) {
    const color = [l.data[i] as number, a.data[i] as number, b.data[i] as number] as const;
    const [x, y, z] = color.map((value) => Math.floor(value / cellSide) + 32);
    const key = ((x as number) * 64 + (y as number)) * 64 + (z as number);
    const cell = cells.get(key) ?? [0, 0, 0, 0];
    const part = care ? 1 + careWeight * (care.data[i] as number) : 1;
    cell[0] += color[0] * part;
    cell[1] += color[1] * part;
    cell[2] += color[2] * part;
    cell[3] += part;
    cells.set(key, cell);
  }
  return Array.from(cells.values(), ([sumL, sumA, sumB, count]) => ({
    color: [sumL / count, sumA / count, sumB / count],
    weight: Math.sqrt(count),
  }));
}

/**
 * Random initial colours, drawn with a probability that grows with the squared distance to those
 * before.
 */
function farApart(samples: Sample[], count: number, random: () => number): LabColor[] {
  const colors = [(samples[Math.floor(random() * samples.length)] as Sample).color];
  while (colors.length < count) {
    const distances = samples.map(({ color: [l, a, b], weight }) => {
      const [cl, ca, cb] = colors[nearestColor(colors, l, a, b)] as LabColor;
      return ((l - cl) ** 2 + (a - ca) ** 2 + (b - cb) ** 2) * weight;
    });
    let left = random() * distances.reduce((sum, value) => sum + value, 0);
    if (left <= 0) break;
    const chosen = distances.findIndex((distance) => (left -= distance) <= 0);
    colors.push((samples.at(chosen) as Sample).color);
  }
  return colors;
}

/** One iteration of k-means; empty clusters are dropped. */
function meanOfNearest(samples: Sample[], colors: LabColor[]): LabColor[] {
  const sums = colors.map(() => [0, 0, 0, 0] as [number, number, number, number]);
  for (const { color, weight } of samples) {
    const sum = sums[nearestColor(colors, ...color)] as [number, number, number, number];
    sum[0] += color[0] * weight;
    sum[1] += color[1] * weight;
    sum[2] += color[2] * weight;
    sum[3] += weight;
  }
  return sums
    .filter(([, , , weight]) => weight > 0)
    .map(([l, a, b, weight]) => [l / weight, a / weight, b / weight]);
}
