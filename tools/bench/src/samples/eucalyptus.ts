import { linear, normalize, type Material } from './light.ts';
import { layeredNoise } from './noise.ts';
import type { Still } from './render.ts';
import { ellipsoid, rod, smoothstep, turned, type Distance, type Point } from './shapes.ts';

const height = 1.45;

/** A belly below, a narrow neck, a lip that opens. */
function outline(y: number): number {
  const t = y / height;
  const belly = 0.52 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.16)) ** 0.8;
  const neck = smoothstep(0.55, 0.82, t);
  const lip = 0.05 * smoothstep(0.9, 1, t);
  return belly * (1 - neck) + 0.17 * neck + lip;
}
const vase = turned(0, height, 0.045, outline);

type Twig = { from: Point; bend: Point; to: Point; leaves: number };

const twigs: Twig[] = [
  { from: [0, 1.2, 0], bend: [-0.25, 2.1, 0.1], to: [-0.95, 2.75, 0.2], leaves: 9 },
  { from: [0, 1.2, 0], bend: [0.05, 2.3, -0.1], to: [0.12, 3.15, 0], leaves: 10 },
  { from: [0, 1.2, 0], bend: [0.3, 2, 0.15], to: [1.05, 2.5, 0.3], leaves: 9 },
  { from: [0, 1.2, 0], bend: [-0.12, 1.95, 0.25], to: [-0.42, 2.3, 0.75], leaves: 6 },
  { from: [0, 1.2, 0], bend: [0.2, 2.2, -0.1], to: [0.62, 2.95, -0.25], leaves: 8 },
];

/** A place on a bent twig (quadratic Bézier). */
const along = ({ from, bend, to }: Twig, t: number): Point =>
  from.map(
    (f, i) => f * (1 - t) ** 2 + 2 * (bend[i] as number) * t * (1 - t) + (to[i] as number) * t * t,
  ) as Point;

const steps = 6;
const stems: Distance[] = twigs.flatMap((twig) =>
  Array.from({ length: steps }, (_, i) =>
    rod(along(twig, i / steps), along(twig, (i + 1) / steps), 0.022, 0.017),
  ),
);

type Leaf = { twig: number; center: Point; shape: Distance; reach: number; shade: number };

/** Round leaves in pairs, smaller toward the tip, each tilted its own way. */
const leaves: Leaf[] = twigs.flatMap((twig, n) =>
  Array.from({ length: twig.leaves * 2 }, (_, i) => {
    const t = 0.34 + (0.66 * (Math.floor(i / 2) + 0.6)) / twig.leaves;
    const side = i % 2 ? 1 : -1;
    const size = 0.2 * (1.15 - 0.6 * t);
    const [x, y, z] = along(twig, Math.min(1, t));
    const angle = n * 2.1 + i * 1.3;
    const center: Point = [
      x + side * size * 0.95 * Math.cos(angle * 0.4),
      y + size * 0.35 * Math.sin(angle),
      z + side * size * 0.9 * Math.sin(angle * 0.4),
    ];
    return {
      twig: n,
      center,
      shape: tilted(center, size, angle),
      reach: size * 1.3,
      shade: (i * 7 + n * 3) % 5,
    };
  }),
);

function tilted([cx, cy, cz]: Point, size: number, angle: number): Distance {
  const flat = ellipsoid(0, 0, 0, size, size * 0.92, 0.022);
  const [yaw, pitch] = [0.7 * Math.sin(angle), 0.6 * Math.cos(angle * 1.7)];
  const [sy, cy2, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  return (x, y, z) => {
    const [dx, dy, dz] = [x - cx, y - cy, z - cz];
    const [ax, az] = [dx * cy2 - dz * sy, dx * sy + dz * cy2];
    return flat(ax, dy * cp - az * sp, dy * sp + az * cp) * 0.7;
  };
}

/** Leaves of one twig in one ball, so that far ones are asked together. */
const clusters = twigs.map((_, n) => {
  const own = leaves.filter(({ twig }) => twig === n);
  const center = [0, 1, 2].map(
    (i) => own.reduce((sum, leaf) => sum + (leaf.center[i] as number), 0) / own.length,
  ) as Point;
  const reach = Math.max(
    ...own.map(
      (leaf) => Math.hypot(...leaf.center.map((c, i) => c - (center[i] as number))) + leaf.reach,
    ),
  );
  return { center, reach, leaves: own };
});

const gapTo = (ball: { center: Point; reach: number }, x: number, y: number, z: number): number =>
  Math.hypot(x - ball.center[0], y - ball.center[1], z - ball.center[2]) - ball.reach;

/** The nearest leaf; from afar only how far its ball is. */
function nearestLeaf(x: number, y: number, z: number): { gap: number; leaf: Leaf | undefined } {
  let gap = Infinity;
  let nearest: Leaf | undefined;
  for (const cluster of clusters) {
    const toCluster = gapTo(cluster, x, y, z);
    if (toCluster > 0.25) {
      gap = Math.min(gap, toCluster);
      continue;
    }
    for (const leaf of cluster.leaves) {
      const toBall = gapTo(leaf, x, y, z);
      if (toBall > gap) continue;
      const own = toBall > 0.25 ? toBall : leaf.shape(x, y, z);
      if (own < gap) [gap, nearest] = [own, leaf];
    }
  }
  return { gap, leaf: nearest };
}

const greens = ['#7f9c86', '#8fab92', '#6f8d7a', '#9cb59c', '#86a28b'].map(linear);

const stemGap: Distance = (x, y, z) =>
  stems.reduce((least, stem) => Math.min(least, stem(x, y, z)), Infinity);

/** Thrown clay: fine rings from the hand, speckled glaze. */
function clay(x: number, y: number, z: number): Material {
  const speck = layeredNoise(x * 46, y * 46, z * 46, 2);
  const dipped = smoothstep(0.5, 0.52, y + 0.03 * layeredNoise(x * 3, 0, z * 3, 2));
  const base = dipped > 0.5 ? '#efe6d8' : '#b9714f';
  return {
    color: linear(speck > 0.74 ? (dipped > 0.5 ? '#a58f78' : '#8f5337') : base),
    roughness: dipped > 0.5 ? 0.38 : 0.85,
    reflectance: 0.045,
  };
}

export const eucalyptus: Still = {
  name: 'eucalyptus',
  camera: { from: [0.1, 1.9, 7.4], to: [0.05, 1.56, 0], zoom: 0.285 },
  light: {
    toward: normalize([0.75, 0.7, 0.55]),
    color: [2.2, 2.05, 1.8],
    sky: [0.68, 0.7, 0.72],
    ground: [0.24, 0.22, 0.2],
  },
  distance: (x, y, z) => Math.min(vase(x, y, z), stemGap(x, y, z), nearestLeaf(x, y, z).gap),
  materialAt: (x, y, z) => {
    const { gap, leaf } = nearestLeaf(x, y, z);
    const others = Math.min(vase(x, y, z), stemGap(x, y, z));
    if (leaf && gap < others) {
      const color = greens[leaf.shade] ?? [0.3, 0.4, 0.3];
      return { color, roughness: 0.55, reflectance: 0.045, soft: 0.5 };
    }
    if (vase(x, y, z) < stemGap(x, y, z)) return clay(x, y, z);
    return { color: linear('#8a6a52'), roughness: 0.8, reflectance: 0.03 };
  },
  bounds: { center: [0.05, 1.62, 0.1], radius: 1.85 },
  ground: (x, z) => ({
    color: linear(layeredNoise(x * 2, 0, z * 26, 3) > 0.5 ? '#33474b' : '#304448'),
    roughness: 0.75,
    reflectance: 0.03,
  }),
  backdrop: (across, up) => {
    // Light that falls through a window out of sight.
    const pane =
      smoothstep(-0.1, 0.15, across * 0.9 + up * 0.35) * smoothstep(0.95, 0.7, Math.abs(up - 0.15));
    const bar = 1 - smoothstep(0.03, 0.06, Math.abs(across * 0.9 + up * 0.35 - 0.62));
    const glow = pane * (1 - 0.7 * bar);
    return [0.035 + 0.05 * glow, 0.075 + 0.05 * glow, 0.085 + 0.035 * glow];
  },
  horizon: [8.2, 12],
};
