import type { Links } from '../graph-cut/index.ts';
import type { LabImage } from '../color/lab.ts';
import { cheapestFirst } from './cheapest-first.ts';
import { addOutline, outlinesOf, type Outline, type Outlines } from './outlines.ts';
import type { Regions } from './small-regions.ts';

/**
 * Regions merged in pairs, the most similar first, until none are left (a binary partition tree:
 * Salembier and Garrido, IEEE TIP 2000). A parent has a higher number than its children; the first
 * nodes are the small regions.
 */
export type MergeTree = {
  /** The small region of each pixel. */
  leaf: Int32Array;
  /** The parent of each node; -1 for none. */
  parent: Int32Array;
  /** Pixels of each node. */
  area: Float64Array;
  /**
   * The cut cost and the length of each node's outline, counted only against neighbours on its own
   * side.
   */
  cut: Float64Array;
  inner: Float64Array;
  /** Number of each node's pixels at the picture's edge. */
  border: Float64Array;
};

/**
 * A minimum colour difference, so that among equal colours small regions merge before large ones.
 */
const leastDifference = 4;
/** A minimum contrast, so that no outline is free to remove. */
const leastContrast = 0.05;
/**
 * Smaller regions of one colour merge first: the cost grows with their harmonic area to this power.
 */
const areaPower = 0.75;

/**
 * @param links between neighbouring pixels, up to 1 for similar ones
 * @param sides as for the regions; outlines between two sides are ignored
 */
export function mergeTree(
  lab: LabImage,
  { region, count }: Regions,
  links: Links,
  sides: Uint8Array,
): MergeTree {
  const tree = createTree(region, count);
  countPixels(tree, lab.l.width);
  const colors = colorSums(lab, region, count);
  const outlines = outlinesOf(region, tree.area.length, links, sides, lab.l.width);
  outlines.forEach((around, node) => sumUp(tree, node, around));
  const queue = cheapestFirst();
  const offer = (a: number, b: number, outline: Outline) =>
    queue.put({ a, b, cost: mergeCost(tree, colors, a, b, outline) });
  outlines.forEach((around, a) => {
    for (const [b, outline] of around) if (b > a) offer(a, b, outline);
  });
  let next = count;
  for (let merge = queue.take(); merge; merge = queue.take()) {
    const { a, b } = merge;
    if (tree.parent[a] !== -1 || tree.parent[b] !== -1) continue;
    joinNodes(tree, colors, outlines, { a, b, into: next });
    for (const [other, outline] of outlines[next]) {
      offer(next, other, outline);
    }
    next += 1;
  }
  return tree;
}

const createTree = (leaf: Int32Array, count: number): MergeTree => ({
  leaf,
  parent: new Int32Array(2 * count).fill(-1),
  area: new Float64Array(2 * count),
  cut: new Float64Array(2 * count),
  inner: new Float64Array(2 * count),
  border: new Float64Array(2 * count),
});

/** Sums of L*, a* and b* for each node. */
function colorSums({ l, a, b }: LabImage, region: Int32Array, count: number): Float64Array[] {
  return [l, a, b].map(({ data }) => {
    const sums = new Float64Array(2 * count);
    region.forEach((node, i) => {
      sums[node] += data[i];
    });
    return sums;
  });
}

function countPixels({ leaf, area, border }: MergeTree, width: number): void {
  const lastRow = leaf.length - width;
  leaf.forEach((node, i) => {
    const x = i % width;
    const isAtEdge = x === 0 || x === width - 1 || i < width || i >= lastRow;
    area[node] += 1;
    border[node] += isAtEdge ? 1 : 0;
  });
}

/** Sums up the outline of a small region. */
function sumUp({ cut, inner }: MergeTree, node: number, around: Map<number, Outline>): void {
  for (const outline of around.values()) {
    cut[node] += outline.cut;
    inner[node] += outline.length;
  }
}

/** Squared distance of the mean colours, higher for large regions and across an edge. */
function mergeCost(
  { area }: MergeTree,
  colors: Float64Array[],
  a: number,
  b: number,
  { cut, length }: Outline,
): number {
  const [areaA, areaB] = [area[a], area[b]];
  const difference = colors.reduce(
    (sum, plane) => sum + (plane[a] / areaA - plane[b] / areaB) ** 2,
    leastDifference,
  );
  const contrast = leastContrast + 1 - cut / length;
  return difference * contrast * ((areaA * areaB) / (areaA + areaB)) ** areaPower;
}

function joinNodes(
  tree: MergeTree,
  colors: Float64Array[],
  outlines: Outlines,
  { a, b, into }: { a: number; b: number; into: number },
): void {
  tree.parent[a] = into;
  tree.parent[b] = into;
  for (const sums of [tree.area, tree.cut, tree.inner, tree.border, ...colors]) {
    sums[into] = sums[a] + sums[b];
  }
  const common = outlines[a]?.get(b) as Outline;
  tree.cut[into] -= 2 * common.cut;
  tree.inner[into] -= 2 * common.length;
  for (const gone of [a, b]) {
    for (const [other, outline] of outlines[gone]) {
      if (other === a || other === b) continue;
      outlines[other]?.delete(gone);
      addOutline(outlines, into, other, outline);
    }
    outlines[gone]?.clear();
  }
}
