import {
  resizePlane,
  gaussianBlur,
  flowField,
  type Flow,
  createRandom,
  shrinkPlane,
  createPlane,
  type Plane,
} from '@tintory/pixels';

/** Step along a flow line, in pixels. */
const step = 1.5;

/** Strands from about -1 to 1, smaller than the picture. */
export type Strands = {
  /** Muscles and tendons along the body's form, at a quarter of the picture's size. */
  tendons: Plane;
  /** Hair and folds drawn out into wet strands, at half of the picture's size. */
  hair: Plane;
  /** How clear the picture's direction is, 0 to 1, at a quarter of its size. */
  clarity: Plane;
};

/** What strands grow on. */
export type StrandGround = {
  /** 0 to 1. */
  luma: Plane;
  /** Height in pixels. */
  body: Plane;
  /** Amount of hair, 0 to 1; of any size. */
  hairy: Plane;
};

/**
 * Noise smeared along flow lines (line integral convolution, Cabral and Leedom 1993): finely along
 * the photograph's structure, coarsely around the body's form.
 *
 * @param unit pixels in a thousandth of the picture's side
 */
export function growStrands(
  { luma, body, hairy }: StrandGround,
  unit: number,
  seed: number,
): Strands {
  const [width, height] = [Math.ceil(luma.width / 2), Math.ceil(luma.height / 2)];
  const seen = flowField(shrinkPlane(luma, width, height), 4.5 * unit);
  const form = flowField(shrinkPlane(body, width, height), 12 * unit);
  const clarity = seen.anisotropy.map((value) => Math.min(1, Math.max(0, (value - 0.25) * 2)));
  const random = createRandom(seed * 7 + 1);
  const fine = gaussianBlur(whiteNoise(width, height, random), 0.75 * unit);
  const hair = smear(fine, seen, 14 * unit, resizePlane(hairy, width, height));
  const coarse = gaussianBlur(whiteNoise(seen.width, seen.height, random), 2 * unit);
  const tendons = smear(coarse, mixFlows(seen, form, clarity), 24 * unit);
  return {
    tendons: standardize(gaussianBlur(tendons, 0.75 * unit)),
    hair: gaussianBlur(standardize(hair, hairy), 0.6 * unit),
    clarity: { ...seen, data: clarity },
  };
}

function whiteNoise(width: number, height: number, random: () => number): Plane {
  const noise = createPlane(width, height);
  for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = random() - 0.5;
  return noise;
}

/** The photograph's direction where it is clear, else the form's. */
function mixFlows(seen: Flow, form: Flow, clarity: Float32Array): Flow {
  const x = new Float32Array(seen.x.length);
  const y = new Float32Array(seen.x.length);
  for (let i = 0; i < x.length; i += 1) {
    const share = 0.65 * (clarity[i] as number);
    const [fx, fy] = [form.x[i] as number, form.y[i] as number];
    const [sx, sy] = [seen.x[i] as number, seen.y[i] as number];
    const sign = fx * sx + fy * sy < 0 ? -1 : 1;
    const mx = fx * (1 - share) + sx * share * sign;
    const my = fy * (1 - share) + sy * share * sign;
    const length = Math.hypot(mx, my) || 1;
    x[i] = mx / length;
    y[i] = my / length;
  }
  return { ...form, x, y };
}

/**
 * Averages a plane along the flow line through each pixel.
 *
 * @param reach to both sides, in pixels of the plane
 * @param wanted factor on the result, as large as the plane; 1 by default
 */
function smear(noise: Plane, flow: Flow, reach: number, wanted?: Plane): Plane {
  const { width, height, data } = noise;
  const out = createPlane(width, height);
  const steps = Math.max(1, Math.round(reach / step));
  const [fx, fy] = [flow.width / width, flow.height / height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const amount = wanted ? (wanted.data[y * width + x] as number) : 1;
      if (amount <= 0) continue;
      const cell = ((y * fy) | 0) * flow.width + ((x * fx) | 0);
      let sum = data[y * width + x] as number;
      for (let way = -1; way <= 1; way += 2) {
        let px = x + 0.5;
        let py = y + 0.5;
        let dx = (flow.x[cell] as number) * way;
        let dy = (flow.y[cell] as number) * way;
        for (let i = 0; i < steps; i += 1) {
          px += dx * step;
          py += dy * step;
          if (px < 0 || py < 0 || px >= width || py >= height) break;
          sum += data[(py | 0) * width + (px | 0)] as number;
          const at = ((py * fy) | 0) * flow.width + ((px * fx) | 0);
          const nx = flow.x[at] as number;
          const ny = flow.y[at] as number;
          // A flow direction has no sign: follow it without turning round.
          const sign = nx * dx + ny * dy < 0 ? -1 : 1;
          dx = nx * sign;
          dy = ny * sign;
        }
      }
      out.data[y * width + x] = (sum * amount) / (2 * steps + 1);
    }
  }
  return out;
}

/**
 * Scales a plane to mean 0, with two standard deviations as 1.
 *
 * @param hairy weights of a plane that is only partly filled
 */
function standardize(plane: Plane, hairy?: Plane): Plane {
  let [sum, squares] = [0, 0];
  for (const value of plane.data) {
    sum += value;
    squares += value * value;
  }
  let share = 1;
  if (hairy) share = hairy.data.reduce((total, h) => total + h * h, 1e-6) / hairy.data.length;
  const count = plane.data.length;
  const average = hairy ? 0 : sum / count;
  const spread = 2 * Math.sqrt(Math.max(1e-12, squares / (count * share) - average * average));
  for (let i = 0; i < count; i += 1) {
    plane.data[i] = Math.min(1.3, Math.max(-1.3, ((plane.data[i] as number) - average) / spread));
  }
  return plane;
}
