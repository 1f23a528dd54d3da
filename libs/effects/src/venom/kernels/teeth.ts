import { smoothStep } from '@tintory/pixels';
import type { Point } from './face-frame.ts';
import type { Mouth } from './mouth.ts';
import { addGloss, paintTube, type Light } from './paint.ts';
import type { Painted } from './shade-coat.ts';
import { alongLine } from './spline.ts';
import type { LitSphere } from './studio-light.ts';
import type { Tube } from './tube.ts';

type Random = () => number;

type Row = {
  /**
   * Number of teeth, length as a share of the mouth's opening, width as a share of their spacing.
   */
  count: number;
  reach: number;
  wide: number;
  /** Shift by half a tooth, so that both rows interlock. */
  offset: number;
};

/** The rows of each jaw, the rearmost first. */
export const toothRows = {
  upperBack: { count: 17, reach: 0.34, wide: 0.4, offset: 0.5 },
  lowerBack: { count: 15, reach: 0.3, wide: 0.4, offset: 0 },
  lower: { count: 15, reach: 0.43, wide: 0.5, offset: 0.5 },
  upper: { count: 16, reach: 0.62, wide: 0.54, offset: 0 },
} as const satisfies Record<string, Row>;

/** One row of needles, from the outer ones to the middle ones. */
export function growTeeth(mouth: Mouth, jaw: 'upper' | 'lower', row: Row, random: Random): Tube[] {
  const [from, to] = jaw === 'upper' ? [mouth.upper, mouth.lower] : [mouth.lower, mouth.upper];
  const spacing = lengthOf(from) / row.count;
  const teeth: { tube: Tube; middle: number }[] = [];
  for (let i = 0; i < row.count; i += 1) {
    const share = (i + 0.5 + row.offset * 0.5 + (random() - 0.5) * 0.3) / (row.count + 0.5);
    if (share < 0.05 || share > 0.95) continue;
    const root = alongLine(from, share);
    // Teeth lean towards the middle of the other jaw, with slight variation.
    const facing = alongLine(to, 0.5 + (share - 0.5) * 0.9 + (random() - 0.5) * 0.05);
    const gap = Math.hypot(facing[0] - root[0], facing[1] - root[1]);
    const fang = 1 + 0.3 * Math.exp(-(((Math.abs(share - 0.5) - 0.17) / 0.05) ** 2));
    const length = Math.max(spacing * 0.9, gap * row.reach * (0.62 + 0.6 * random()) * fang);
    const thick = Math.min(spacing * row.wide * (0.78 + 0.4 * random()), length * 0.34);
    teeth.push({
      tube: needle(root, facing, length, thick, random),
      middle: Math.abs(share - 0.5),
    });
  }
  return teeth.sort((a, b) => b.middle - a.middle).map(({ tube }) => tube);
}

function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    sum += Math.hypot(a[0] - b[0], a[1] - b[1]);
  }
  return sum;
}

function needle(root: Point, facing: Point, length: number, thick: number, random: Random): Tube {
  const gap = Math.max(1e-6, Math.hypot(facing[0] - root[0], facing[1] - root[1]));
  const [dx, dy] = [(facing[0] - root[0]) / gap, (facing[1] - root[1]) / gap];
  const bow = (random() - 0.5) * length * 0.3;
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const side = bow * t * (1 - t) * 1.2 + bow * 0.4 * t * t;
    const radius = thick * (1 - t) ** 0.85 * (1 - 0.18 * (1 - t) ** 6) + 0.25;
    const reach = length * t - thick * 0.5;
    return [root[0] + dx * reach - dy * side, root[1] + dy * reach + dx * side, radius] as const;
  });
}

/** Ivory in linear light: stained at the gum, pale at the tip. */
const [stain, ivory] = [
  [0.2, 0.12, 0.06],
  [0.78, 0.74, 0.62],
] as const;

/** Paints teeth, each over its own shadow on what is behind it. */
export function paintTeeth(
  painted: Painted,
  teeth: readonly Tube[],
  options: { sphere: LitSphere; clip: (index: number) => number; dim: number },
): void {
  const { sphere, clip, dim } = options;
  for (const tooth of teeth) {
    const shade = tooth.map(([x, y, r]) => [x + r * 0.25, y + r * 0.3, r * 1.45 + 0.6] as const);
    paintTube(
      painted,
      shade,
      ({ across }) => [[0.004, 0.001, 0.001], 0.75 * (1 - across * across)],
      clip,
    );
    paintTube(
      painted,
      tooth,
      ({ across, along, nx, ny }) => {
        const nz = Math.sqrt(Math.max(0, 1 - across * across));
        const lit = Math.max(0, -0.45 * nx - 0.35 * ny + 0.72 * nz);
        const age = smoothStep(0, 0.42, along);
        const amount =
          dim * (0.1 + 0.9 * lit ** 1.4) * (0.25 + 0.75 * smoothStep(-0.05, 0.5, along));
        const color = stain.map((s, c) => (s + ((ivory[c] as number) - s) * age) * amount) as Light;
        addGloss(color, sphere, nx * 0.94, ny * 0.94 + 0.05, 1.1 * dim * smoothStep(0, 0.2, along));
        return [color, smoothStep(-0.02, 0.1, along)];
      },
      clip,
    );
  }
}
