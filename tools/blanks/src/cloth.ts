import { createPlane, type Plane } from '@tintory/pixels';
import { createNoise } from './noise.ts';

/** The forces that compress a sheet of cloth, so that it buckles into folds. */
export type ClothWish = {
  /** The view's side in millimetres. */
  side: number;
  /** Where there is cloth, 0 to 1, one value per cell. */
  mask: Plane;
  /** The displacement at which a point of the flat sheet is held, in millimetres. */
  squeeze: (x: number, y: number) => [number, number];
  /** How strongly it is held there, 0 to 1 per iteration. */
  grip: (x: number, y: number) => number;
  /** Resistance to bending, 0 (silk) to 1 (canvas). */
  stiffness: number;
  /** Fraction of the height lost to its weight per step. */
  weight: number;
  /** Outward push of a filling, in millimetres per step. */
  pressure?: number;
  /** Points held on the table: 1, else 0. */
  pinned?: Plane;
  /** Whether it lies on a table, so that no height is negative. */
  onTable: boolean;
  seed: number;
  steps: number;
};

export type Cloth = { height: Plane; dx: Plane; dy: Plane };

type State = { x: Float32Array; y: Float32Array; z: Float32Array; n: number; cell: number };

/** Steps by grid: the coarse one forms large folds, the fine one rounds them. */
const shareOfSteps: Record<number, number> = { 2: 2, 1: 0.3 };

/**
 * Simulates a sheet that is held narrower than it is: a grid of points with distance constraints
 * (Müller et al., "Position Based Dynamics", 2007), from coarse to fine.
 */
export function layCloth(wish: ClothWish): Cloth {
  const full = wish.mask.width;
  let state = flat(wish, Math.ceil(full / 2));
  for (const part of [2, 1]) {
    const n = Math.ceil(full / part);
    if (state.n !== n) state = refine(state, wish, n);
    settle(state, wish, Math.round(wish.steps * (shareOfSteps[part] as number)));
  }
  const { n, cell } = state;
  const [height, dx, dy] = [createPlane(n, n), createPlane(n, n), createPlane(n, n)];
  for (let i = 0; i < n * n; i += 1) {
    height.data[i] = state.z[i] as number;
    dx.data[i] = (state.x[i] as number) - ((i % n) + 0.5) * cell;
    dy.data[i] = (state.y[i] as number) - (Math.floor(i / n) + 0.5) * cell;
  }
  return { height, dx, dy };
}

function flat(wish: ClothWish, n: number): State {
  const cell = wish.side / n;
  const noise = createNoise(wish.seed);
  const state = {
    x: new Float32Array(n * n),
    y: new Float32Array(n * n),
    z: new Float32Array(n * n),
    n,
    cell,
  };
  for (let i = 0; i < n * n; i += 1) {
    const [x, y] = [((i % n) + 0.5) * cell, (Math.floor(i / n) + 0.5) * cell];
    const [dx, dy] = wish.squeeze(x, y);
    state.x[i] = x + dx;
    state.y[i] = y + dy;
    state.z[i] = 2 * noise(x / 90, y / 90) + 1 * noise(x / 40 + 9, y / 40);
  }
  return state;
}

function refine(from: State, wish: ClothWish, n: number): State {
  const cell = wish.side / n;
  const noise = createNoise(wish.seed + n);
  const to = {
    x: new Float32Array(n * n),
    y: new Float32Array(n * n),
    z: new Float32Array(n * n),
    n,
    cell,
  };
  for (let i = 0; i < n * n; i += 1) {
    const [col, row] = [i % n, Math.floor(i / n)];
    const [x, y] = [(col + 0.5) * cell, (row + 0.5) * cell];
    const at = (plane: Float32Array, rest: (cx: number, cy: number) => number) => {
      const [fx, fy] = [x / from.cell - 0.5, y / from.cell - 0.5];
      const [cx, cy] = [clamp(Math.floor(fx), from.n - 2), clamp(Math.floor(fy), from.n - 2)];
      const [u, v] = [Math.min(1, Math.max(0, fx - cx)), Math.min(1, Math.max(0, fy - cy))];
      const value = (dx: number, dy: number) =>
        (plane[(cy + dy) * from.n + cx + dx] as number) - rest(cx + dx, cy + dy);
      return (
        (value(0, 0) * (1 - u) + value(1, 0) * u) * (1 - v) +
        (value(0, 1) * (1 - u) + value(1, 1) * u) * v
      );
    };
    to.x[i] = x + at(from.x, (cx) => (cx + 0.5) * from.cell);
    to.y[i] = y + at(from.y, (_, cy) => (cy + 0.5) * from.cell);
    to.z[i] = at(from.z, () => 0) + 0.05 * noise(x / 14, y / 14);
  }
  return to;
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Distance constraints: neighbours, diagonals, and more distant pairs against bending. */
function linksOf(mask: Uint8Array, n: number, stiffness: number) {
  const kinds = [
    ...[
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 0.6],
      [-1, 1, 0.6],
    ],
    ...[
      [2, 0, stiffness],
      [0, 2, stiffness],
      [4, 0, stiffness * 0.6],
      [0, 4, stiffness * 0.6],
    ],
  ] as [number, number, number][];
  const pairs: number[] = [];
  const rest: number[] = [];
  const force: number[] = [];
  for (const [dx, dy, strength] of kinds) {
    if (strength <= 0) continue;
    for (let y = 0; y + dy < n; y += 1) {
      for (let x = Math.max(0, -dx); x < Math.min(n, n - dx); x += 1) {
        const [a, b] = [y * n + x, (y + dy) * n + x + dx];
        if (!mask[a] || !mask[b]) continue;
        pairs.push(a, b);
        rest.push(Math.hypot(dx, dy));
        force.push(strength);
      }
    }
  }
  return {
    pairs: Int32Array.from(pairs),
    rest: Float32Array.from(rest),
    force: Float32Array.from(force),
  };
}

function settle(state: State, wish: ClothWish, steps: number): void {
  const { x, y, z, n, cell } = state;
  const mask = new Uint8Array(n * n);
  const [holdX, holdY, grip] = [
    new Float32Array(n * n),
    new Float32Array(n * n),
    new Float32Array(n * n),
  ];
  const pinned = new Uint8Array(n * n);
  for (let i = 0; i < n * n; i += 1) {
    const [px, py] = [((i % n) + 0.5) * cell, (Math.floor(i / n) + 0.5) * cell];
    mask[i] = sample(wish.mask, px / wish.side, py / wish.side) > 0.5 ? 1 : 0;
    if (wish.pinned) pinned[i] = sample(wish.pinned, px / wish.side, py / wish.side) > 0.5 ? 1 : 0;
    const [dx, dy] = wish.squeeze(px, py);
    holdX[i] = px + dx;
    holdY[i] = py + dy;
    grip[i] = wish.grip(px, py);
  }
  const { pairs, rest, force } = linksOf(mask, n, wish.stiffness);
  const push = (wish.pressure ?? 0) * (cell / 4);
  const lift = 1 - wish.weight;
  for (let step = 0; step < steps; step += 1) {
    for (let i = 0; i < n * n; i += 1) {
      if (!mask[i]) continue;
      z[i] = (z[i] as number) * lift + push;
      const hold = grip[i] as number;
      x[i] = (x[i] as number) + ((holdX[i] as number) - (x[i] as number)) * hold;
      y[i] = (y[i] as number) + ((holdY[i] as number) - (y[i] as number)) * hold;
    }
    // Alternating directions, so that none is preferred.
    const count = rest.length;
    for (let k = 0; k < count; k += 1) {
      const link = step % 2 ? count - 1 - k : k;
      const [a, b] = [pairs[link * 2] as number, pairs[link * 2 + 1] as number];
      const ex = (x[b] as number) - (x[a] as number);
      const ey = (y[b] as number) - (y[a] as number);
      const ez = (z[b] as number) - (z[a] as number);
      const length = Math.sqrt(ex * ex + ey * ey + ez * ez) || 1e-6;
      const pull =
        ((length - (rest[link] as number) * cell) / length) * 0.5 * (force[link] as number);
      x[a] = (x[a] as number) + ex * pull;
      y[a] = (y[a] as number) + ey * pull;
      z[a] = (z[a] as number) + ez * pull;
      x[b] = (x[b] as number) - ex * pull;
      y[b] = (y[b] as number) - ey * pull;
      z[b] = (z[b] as number) - ez * pull;
    }
    for (let i = 0; i < n * n; i += 1) {
      if (pinned[i]) z[i] = 0;
      else if (wish.onTable && (z[i] as number) < 0) z[i] = (z[i] as number) * 0.5;
    }
  }
}

/** The value of a plane at fractions of its width and height. */
export function sample(plane: Plane, u: number, v: number): number {
  const [fx, fy] = [u * plane.width - 0.5, v * plane.height - 0.5];
  const x = clamp(Math.floor(fx), plane.width - 2);
  const y = clamp(Math.floor(fy), plane.height - 2);
  const [a, b] = [Math.min(1, Math.max(0, fx - x)), Math.min(1, Math.max(0, fy - y))];
  const at = y * plane.width + x;
  const { data } = plane;
  return (
    ((data[at] as number) * (1 - a) + (data[at + 1] as number) * a) * (1 - b) +
    ((data[at + plane.width] as number) * (1 - a) + (data[at + plane.width + 1] as number) * a) * b
  );
}
