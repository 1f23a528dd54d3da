import { boxFilter, createPlane, createRandom, type Plane, type RgbaImage } from '@tintory/pixels';

/** Light skin of the inner forearm, sRGB; a preview needs one on which ink's shades show. */
const skin = [226, 182, 152] as const;
/** Black ink under skin: bluish and never quite black. */
const underSkin = [0.2, 0.235, 0.27] as const;
/** How far the skin turns from the eye at the left and right edge, in shares of a half circle. */
const curve = 0.36;
/** Share of the picture that the design fills. */
const share = 0.86;

/**
 * Shows a design on skin that is drawn for it: pores, mottled tone and soft light on a slightly
 * curved limb; the ink multiplied, a little blurred as it is in skin.
 *
 * @param design black ink on transparency
 * @returns an opaque picture of the same size
 */
export function previewOnSkin(design: RgbaImage): RgbaImage {
  const { width, height } = design;
  const data = new Uint8ClampedArray(width * height * 4);
  const ink = wrap(design);
  const [texture, mottle] = [pores(width), mottling(width, height)];
  const limb = Array.from({ length: width }, (_, x) => limbAt(x / width));
  for (let y = 0; y < height; y += 1) {
    const v = y / height;
    const reds = mottle(y);
    const grain = (y % poreSide) * poreSide;
    const gleamDown = Math.exp(-(((v - 0.36) / 0.6) ** 2));
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const { turned, gleam } = limb[x] as Limb;
      const lit = Math.max(0.3, turned + 0.38 * (0.5 - v) * 0.12 + gleam * gleamDown);
      const light = lit * (1 + (texture.data[grain + (x % poreSide)] as number));
      // Light that passes through skin comes out redder: shadows lose blue first.
      const lost = lostAt[Math.min(brightest, light * lightSteps) | 0] as number;
      const red = reds[x] as number;
      const cover = ink.data[i] as number;
      data[i * 4] = skin[0] * (1 + red * 0.35) * light * under(cover, 0);
      data[i * 4 + 1] = skin[1] * (1 - red) * light * lost * under(cover, 1);
      data[i * 4 + 2] = skin[2] * (1 - red) * light * lost * lost * under(cover, 2);
      data[i * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}

/** What is left of a light between 0 and 2: a power for every pixel would be half of the time. */
const lightSteps = 4096;
const brightest = 2 * lightSteps;
const lostAt = new Float32Array(brightest + 1).map((_, i) => ((i + 0.5) / lightSteps) ** 0.22);

const under = (cover: number, channel: 0 | 1 | 2): number => 1 - cover + cover * underSkin[channel];

/** What light from the upper left does at one place across an upright cylinder. */
type Limb = { turned: number; gleam: number };

function limbAt(u: number): Limb {
  const across = (u - 0.5) * 2 * Math.sin(curve * Math.PI);
  const facing = Math.sqrt(1 - across * across);
  return {
    turned: 0.62 + 0.38 * (facing * 0.9 - across * 0.42),
    gleam: 0.07 * Math.exp(-(((u - 0.33) / 0.13) ** 2)),
  };
}

/** The design's ink on the cylinder: what is near the edges turns away and narrows. */
function wrap(design: RgbaImage): Plane {
  const { width, height } = design;
  const ink = createPlane(width, height);
  const cover = coverOf(design);
  const most = Math.sin(curve * Math.PI);
  const columns = Array.from({ length: width }, (_, x) => {
    const across = (x / width - 0.5) * 2 * most;
    const around = Math.asin(across) / (curve * Math.PI);
    const bow = (1 - Math.sqrt(1 - across * across)) * 0.05;
    return { x: (0.5 + around / 2 / share) * width - 0.5, bow };
  });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const column = columns[x] as (typeof columns)[number];
      const v = 0.5 + (y / height - 0.5 - column.bow) / share;
      ink.data[y * width + x] = inkAt(cover, column.x, v * height - 0.5);
    }
  }
  const spread = boxFilter(ink, Math.max(1, Math.round(width / 900)));
  return mix(ink, spread);
}

/** Ink spreads a little in skin, but a fresh line keeps its core. */
function mix(sharp: Plane, soft: Plane): Plane {
  for (let i = 0; i < soft.data.length; i += 1) {
    soft.data[i] = ((sharp.data[i] as number) * 0.55 + (soft.data[i] as number) * 0.45) * 0.93;
  }
  return soft;
}

/** How much ink each pixel of the design has, 0 to 1. */
function coverOf({ data, width, height }: RgbaImage): Plane {
  const cover = createPlane(width, height);
  for (let i = 0; i < cover.data.length; i += 1) {
    cover.data[i] = (data[i * 4 + 3] as number) / 255;
  }
  return cover;
}

/** Ink between four pixels; none outside of the design. */
function inkAt({ data, width, height }: Plane, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0;
  const fx = x - left;
  const fy = y - top;
  const i = top * width + left;
  const upper = (data[i] as number) * (1 - fx) + (data[i + 1] as number) * fx;
  const lower = (data[i + width] as number) * (1 - fx) + (data[i + width + 1] as number) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Pores are drawn on a square that repeats: they are too small and too many for anyone to see it. */
const poreSide = 384;

/** The same for every design of a size: drawn once. */
const skins = new Map<number, Plane>();

/** Fine grain of the skin: short furrows and pores, as a change of light about 0. */
function pores(width: number): Plane {
  const scale = Math.max(1, Math.round(width / 700));
  const drawn = skins.get(scale) ?? drawPores(scale);
  skins.set(scale, drawn);
  return drawn;
}

function drawPores(scale: number): Plane {
  const random = createRandom(11);
  const noise = Float32Array.from({ length: poreSide * poreSide }, () => random() - 0.5);
  // Noise goes on around the square, so that no blur shows where it repeats.
  const around = scale * 4;
  const wide = poreSide + 2 * around;
  const repeated = createPlane(wide, wide);
  for (let i = 0; i < repeated.data.length; i += 1) {
    const [x, y] = [(i % wide) + poreSide - around, Math.floor(i / wide) + poreSide - around];
    repeated.data[i] = noise[(y % poreSide) * poreSide + (x % poreSide)] as number;
  }
  const fine = boxFilter(repeated, scale);
  const coarse = boxFilter(fine, scale * 3);
  const square = createPlane(poreSide, poreSide);
  for (let i = 0; i < square.data.length; i += 1) {
    const at = (Math.floor(i / poreSide) + around) * wide + (i % poreSide) + around;
    const grain = (fine.data[at] as number) - (coarse.data[at] as number);
    // Pores are dark: the grain's valleys count more than its hills.
    square.data[i] = grain < 0 ? grain * 0.24 : grain * 0.1;
  }
  return square;
}

/** Slow changes of redness, as blood shows through; a row of them, good until the next is asked for. */
function mottling(width: number, height: number): (y: number) => Float32Array {
  const random = createRandom(5);
  const cells = 9;
  const knots = Float32Array.from({ length: (cells + 2) ** 2 }, () => (random() - 0.5) * 0.05);
  const row = new Float32Array(width);
  const between = (i: number, t: number) =>
    (knots[i] as number) + ((knots[i + 1] as number) - (knots[i] as number)) * t;
  return (y) => {
    const v = (y / height) * cells;
    const first = Math.floor(v) * (cells + 2);
    const down = smooth(v % 1);
    for (let x = 0; x < width; x += 1) {
      const u = (x / width) * cells;
      const [left, across] = [first + Math.floor(u), smooth(u % 1)];
      const upper = between(left, across);
      row[x] = upper + (between(left + cells + 2, across) - upper) * down;
    }
    return row;
  };
}

const smooth = (t: number) => t * t * (3 - 2 * t);
