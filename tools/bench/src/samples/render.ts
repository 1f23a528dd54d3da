import { dot, mixColor, normalize, shade, type Color, type Light, type Material } from './light.ts';
import { noise } from './noise.ts';
import { smoothstep, type Distance, type Point } from './shapes.ts';

export type Still = {
  name: string;
  camera: { from: Point; to: Point; /** Half the picture's height at distance 1. */ zoom: number };
  light: Light;
  /** The things; they stand on the plane y = 0. */
  distance: Distance;
  materialAt: (x: number, y: number, z: number) => Material;
  /** A ball around all things: rays that miss it meet only the ground. */
  bounds: { center: Point; radius: number };
  /** What the things stand on. */
  ground: (x: number, z: number) => Material;
  /** What is behind; `across` and `up` go from -1 to 1 over the picture. */
  backdrop: (across: number, up: number) => Color;
  /** Distance at which the ground turns into the backdrop, from and to. */
  horizon: [from: number, to: number];
};

type Ray = { from: Point; toward: Point };

const at = ({ from, toward }: Ray, t: number): Point => [
  from[0] + toward[0] * t,
  from[1] + toward[1] * t,
  from[2] + toward[2] * t,
];

/**
 * Renders a still life by sphere tracing (Hart 1996).
 *
 * @returns RGBA, sRGB; alpha is what the things cover
 */
export function render(still: Still, width: number, height: number, samples: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum: Color = [0, 0, 0];
      let covered = 0;
      for (let s = 0; s < samples * samples; s += 1) {
        const px = x + ((s % samples) + 0.5) / samples;
        const py = y + (Math.floor(s / samples) + 0.5) / samples;
        const across = (2 * px - width) / height;
        const up = 1 - (2 * py) / height;
        const { color, isThing } = look(still, across, up);
        sum = [sum[0] + toneMap(color[0]), sum[1] + toneMap(color[1]), sum[2] + toneMap(color[2])];
        covered += isThing ? 1 : 0;
      }
      const grain = (noise(x * 0.9, y * 0.9, 7) - 0.5) * 5;
      const to = (y * width + x) * 4;
      const share = samples * samples;
      for (let c = 0; c < 3; c += 1) {
        const value = (255 * (sum[c] as number)) / share + grain;
        pixels[to + c] = Math.min(255, Math.max(0, Math.round(value)));
      }
      pixels[to + 3] = Math.round((255 * covered) / share);
    }
  }
  return pixels;
}

/** Rolls highlights off instead of cutting them, then sRGB. */
const toneMap = (value: number): number => {
  const rolled = (value * (1 + value * 0.12)) / (1 + value * 0.42);
  return Math.min(1, Math.max(0, rolled * 1.18)) ** (1 / 2.2);
};

function look(still: Still, across: number, up: number): { color: Color; isThing: boolean } {
  const ray = rayThrough(still, across, up);
  const t = trace(still, ray);
  if (t === undefined) return { color: lookPast(still, ray, across, up), isThing: false };
  const [x, y, z] = at(ray, t);
  const normal = normalAt(still.distance, x, y, z);
  const color = shade(still.light, still.materialAt(x, y, z), {
    normal,
    view: ray.toward,
    shadow: shadowAt(still, [x, y, z], normal),
    open: opennessAt(still.distance, [x, y, z], normal) * (0.55 + 0.45 * smoothstep(0, 0.9, y)),
  });
  return { color, isThing: true };
}

function rayThrough({ camera: { from, to, zoom } }: Still, across: number, up: number): Ray {
  const ahead = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const right = normalize([-ahead[2], 0, ahead[0]]);
  const above: Point = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  const toward = [0, 1, 2].map(
    (i) =>
      (ahead[i] as number) + zoom * (across * (right[i] as number) + up * (above[i] as number)),
  ) as Point;
  return { from, toward: normalize(toward) };
}

/** How far the ray goes until it meets a thing. */
function trace({ distance, bounds }: Still, ray: Ray): number | undefined {
  const offset = bounds.center.map((c, i) => c - (ray.from[i] as number)) as Point;
  const middle = dot(offset, ray.toward);
  const half = bounds.radius ** 2 - (dot(offset, offset) - middle ** 2);
  if (half < 0) return undefined;
  let t = Math.max(0, middle - Math.sqrt(half));
  const end = middle + Math.sqrt(half);
  for (let step = 0; step < 160 && t < end; step += 1) {
    const [x, y, z] = at(ray, t);
    if (y < 0) return undefined;
    const gap = distance(x, y, z);
    if (gap < 0.0008) return t;
    t += gap * 0.85;
  }
  return undefined;
}

function lookPast(still: Still, ray: Ray, across: number, up: number): Color {
  const behind = still.backdrop(across, up);
  if (ray.toward[1] >= -1e-4) return behind;
  const t = -ray.from[1] / ray.toward[1];
  const fade = smoothstep(still.horizon[0], still.horizon[1], t);
  if (fade >= 1) return behind;
  const [x, , z] = at(ray, t);
  const normal: Point = [0, 1, 0];
  const color = shade(still.light, still.ground(x, z), {
    normal,
    view: ray.toward,
    // Light from all around reaches into the shadow on the ground.
    shadow: 0.4 + 0.6 * shadowAt(still, [x, 0, z], normal),
    open: opennessAt(still.distance, [x, 0, z], normal),
  });
  return mixColor(color, behind, fade);
}

function normalAt(distance: Distance, x: number, y: number, z: number): Point {
  const e = 0.0012;
  return normalize([
    distance(x + e, y, z) - distance(x - e, y, z),
    distance(x, y + e, z) - distance(x, y - e, z),
    distance(x, y, z + e) - distance(x, y, z - e),
  ]);
}

/** How much of a large light is seen: the narrowest gap along the way (Quilez). 0 to 1 */
function shadowAt({ distance, light }: Still, point: Point, normal: Point): number {
  let [seen, t] = [1, 0.03];
  const from = point.map((p, i) => p + (normal[i] as number) * 0.004) as Point;
  for (let step = 0; step < 90 && t < 4; step += 1) {
    const [x, y, z] = at({ from, toward: light.toward }, t);
    const gap = distance(x, y, z);
    seen = Math.min(seen, 0.5 + (0.5 * gap) / (0.16 * t));
    if (seen < 0.01) return 0;
    t += Math.min(0.12, Math.max(0.012, gap * 0.5));
  }
  const s = Math.max(0, seen);
  return s * s * (3 - 2 * s);
}

/** How open the surroundings are: things close above a point take its light. 0 to 1 */
function opennessAt(distance: Distance, [x, y, z]: Point, [nx, ny, nz]: Point): number {
  let [hidden, weight] = [0, 1];
  for (let step = 1; step <= 5; step += 1) {
    const h = 0.07 * step * step * 0.6;
    hidden += (h - Math.min(h, distance(x + nx * h, y + ny * h, z + nz * h))) * weight;
    weight *= 0.6;
  }
  return Math.min(1, Math.max(0, 1 - hidden * 1.4));
}
