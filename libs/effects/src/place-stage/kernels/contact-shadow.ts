import type { Plane } from '@tintory/pixels';
import type { GroundLine } from './ground-line.ts';
import { blurPatch, fillPatch, samplePatch, type Patch } from './patch.ts';

/**
 * Layers of ambient occlusion: standard deviation as a share of the subject's width, and strength.
 * The first two come from points of contact, the others from the whole footprint (belly, skirt of a
 * bowl).
 */
const touchLayers = [
  { spread: 0.006, strength: 0.72 },
  { spread: 0.028, strength: 0.55 },
];
const bodyLayers = [
  { spread: 0.06, strength: 0.45 },
  { spread: 0.16, strength: 0.35 },
];
/** Depth of each footprint on the ground, as a share of the width. */
const [touchDepth, bodyDepth] = [0.12, 0.4];
/** Exponent of contact in the body's footprint: parts above the ground count, too. */
const bodyExponent = 0.18;
/** Quantile of the points of contact at which a layer reaches its strength. */
const reference = 0.6;
/** Cells of a patch in each standard deviation. */
const cells = 2;

/** Share of ambient light that reaches the ground at a pixel. */
export type ContactShadow = (x: number, y: number) => number;

/**
 * The soft shadow on the ground under and around a subject.
 *
 * @param tight factor on the spread of contact: less where blades hide the ground
 */
export function contactShadow(line: GroundLine, squash: number, tight: number): ContactShadow {
  const body = line.touch.map((touch) => (touch > 0 ? touch ** bodyExponent : 0));
  const layers = [
    ...touchLayers.map(({ spread, strength }) =>
      createLayer(
        line,
        { foot: line.touch, depth: touchDepth, spread: spread * tight, squash },
        strength,
      ),
    ),
    ...bodyLayers.map(({ spread, strength }) =>
      createLayer(line, { foot: body, depth: bodyDepth, spread, squash }, strength),
    ),
  ];
  return (x, y) => {
    let kept = 1;
    for (const { patch, strength, full } of layers) {
      kept *= 1 - strength * Math.min(1, samplePatch(patch, x, y) / full);
    }
    return kept;
  };
}

type Footprint = { foot: Float32Array; depth: number; spread: number; squash: number };
type Layer = { patch: Patch; strength: number; full: number };

function createLayer(line: GroundLine, footprint: Footprint, strength: number): Layer {
  const { foot, squash } = footprint;
  const across = Math.max(1, footprint.spread * line.width);
  const down = Math.max(1.2, across * squash);
  const depth = Math.max(3, footprint.depth * line.width * squash);
  const inside = line.rows.subarray(line.left, line.right + 1);
  const [highest, lowest] = [
    inside.reduce((a, b) => Math.min(a, b)),
    inside.reduce((a, b) => Math.max(a, b)),
  ];
  const box = {
    left: line.left - 4 * across,
    right: line.right + 1 + 4 * across,
    top: highest - depth - 4 * down,
    bottom: lowest + 4 * down,
  };
  const step = { stepX: across / cells, stepY: down / cells };
  const drawn = fillPatch(box, step, (left, top, right, bottom) => {
    const x = Math.min(foot.length - 1, Math.max(0, Math.floor((left + right) / 2)));
    const row = line.rows[x] as number;
    const covered = Math.min(bottom, row) - Math.max(top, row - depth);
    return covered > 0 ? ((foot[x] as number) * covered) / (bottom - top) : 0;
  });
  const patch = blurPatch(drawn, cells);
  return { patch, strength, full: fullAt(patch, line) };
}

/** The value at the reference quantile of contact; the maximum without contact. */
function fullAt(patch: Patch, { rows, touch, left, right }: GroundLine): number {
  const values: number[] = [];
  for (let x = left; x <= right; x += 1) {
    if ((touch[x] as number) > 0.5) values.push(samplePatch(patch, x + 0.5, rows[x] as number));
  }
  const sorted = values.sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * reference)] ?? largest(patch.plane)) + 1e-6;
}

const largest = ({ data }: Plane): number => data.reduce((most, value) => Math.max(most, value), 0);
