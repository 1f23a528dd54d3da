import {
  boxFilter,
  createPlane,
  createRandom,
  ease,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';

/** Light skin of the inner forearm, sRGB, on which shades of ink show. */
const skin = [226, 182, 152] as const;
/** Share of each channel that ink under skin absorbs; it looks bluish. */
const hidden = [0.8, 0.765, 0.73] as const;
/** Turn of the skin at the left and right edge, in half circles. */
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
  const data = new Uint8ClampedArray(bareSkin(width, height).data);
  const ink = wrap(design);
  const spread = boxFilter(ink, Math.max(1, Math.round(width / 900)));
  const paint = createPainter(width, height, data);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = paint(y);
    for (let x = 0; x < width; x += 1, i += 1) {
      const blurred = spread.data[i] as number;
      // Ink spreads a little in skin, but a fresh line keeps its core.
      if (blurred > 0) row(x, ((ink.data[i] as number) * 0.55 + blurred * 0.45) * 0.93);
    }
  }
  return { data, width, height };
}

/** Bare skin by size, drawn once. */
let lastBare: RgbaImage | undefined;

function bareSkin(width: number, height: number): RgbaImage {
  if (lastBare?.width === width && lastBare.height === height) return lastBare;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const paint = createPainter(width, height, data);
  for (let y = 0; y < height; y += 1) {
    const row = paint(y);
    for (let x = 0; x < width; x += 1) row(x, 0);
  }
  lastBare = { data, width, height };
  return lastBare;
}

/** @returns for a row what paints one pixel of it, where ink covers so much of the skin */
function createPainter(width: number, height: number, data: Uint8ClampedArray) {
  const [texture, mottle] = [pores(width).data, mottling(width, height)];
  const { turned, gleam } = limbOf(width);
  return (y: number) => {
    const v = y / height;
    const redAt = mottle(y);
    const grain = (y % poreSide) * poreSide;
    const down = 0.38 * (0.5 - v) * 0.12;
    const gleamDown = Math.exp(-(((v - 0.36) / 0.6) ** 2));
    return (x: number, cover: number): void => {
      const i = (y * width + x) * 4;
      const lit = Math.max(0.3, (turned[x] as number) + down + (gleam[x] as number) * gleamDown);
      const light = lit * (1 + (texture[grain + (x % poreSide)] as number));
      // Light through skin is redder: shadows lose blue first.
      const lost = lostAt[Math.min(brightest, light * lightSteps) | 0] as number;
      const red = redAt(x);
      const pale = (1 - red) * light * lost;
      data[i] = skin[0] * (1 + red * 0.35) * light * (1 - cover * hidden[0]);
      data[i + 1] = skin[1] * pale * (1 - cover * hidden[1]);
      data[i + 2] = skin[2] * pale * lost * (1 - cover * hidden[2]);
    };
  };
}

/** Lookup table for a power of a light from 0 to 2; computing it was half of the time. */
const lightSteps = 4096;
const brightest = 2 * lightSteps;
const lostAt = new Float32Array(brightest + 1).map((_, i) => ((i + 0.5) / lightSteps) ** 0.22);

/** Light from the upper left on an upright cylinder, by column. */
function limbOf(width: number): { turned: Float64Array; gleam: Float64Array } {
  const [turned, gleam] = [new Float64Array(width), new Float64Array(width)];
  for (let x = 0; x < width; x += 1) {
    const u = x / width;
    const across = (u - 0.5) * 2 * Math.sin(curve * Math.PI);
    const facing = Math.sqrt(1 - across * across);
    turned[x] = 0.62 + 0.38 * (facing * 0.9 - across * 0.42);
    gleam[x] = 0.07 * Math.exp(-(((u - 0.33) / 0.13) ** 2));
  }
  return { turned, gleam };
}

/**
 * The design's ink on the cylinder, 0 to 1. Each column comes from one column of the design, narrower
 * towards the edges.
 */
function wrap(design: RgbaImage): Plane {
  const { width, height } = design;
  const ink = createPlane(width, height);
  const most = Math.sin(curve * Math.PI);
  const [lefts, parts, downs] = [
    new Int32Array(width),
    new Float64Array(width),
    new Float64Array(width),
  ];
  for (let x = 0; x < width; x += 1) {
    const across = (x / width - 0.5) * 2 * most;
    const around = Math.asin(across) / (curve * Math.PI);
    const from = (0.5 + around / 2 / share) * width - 0.5;
    lefts[x] = Math.floor(from);
    parts[x] = from - Math.floor(from);
    downs[x] = (1 - Math.sqrt(1 - across * across)) * 0.05;
  }
  for (let y = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    for (let x = 0; x < width; x += 1) {
      const left = lefts[x] as number;
      const from = (0.5 + (v - (downs[x] as number)) / share) * height - 0.5;
      const top = Math.floor(from);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      ink.data[y * width + x] = inkAt(design, top * width + left, parts[x] as number, from - top);
    }
  }
  return ink;
}

/** Bilinear ink of four pixels, the first at `i`. */
function inkAt({ data, width }: RgbaImage, i: number, fx: number, fy: number): number {
  const at = i * 4 + 3;
  const below = at + width * 4;
  const [a, b] = [data[at] as number, data[at + 4] as number];
  const [c, d] = [data[below] as number, data[below + 4] as number];
  if ((a | b | c | d) === 0) return 0;
  const upper = a + (b - a) * fx;
  return (upper + (c + (d - c) * fx - upper) * fy) / 255;
}

/** Side in pixels of the repeating square of pores. */
const poreSide = 384;

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
  // Noise wraps around, so that the square repeats without a seam.
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

/** Slow changes of redness, as blood shows through: of a row, good until the next is asked for. */
function mottling(width: number, height: number): (y: number) => (x: number) => number {
  const random = createRandom(5);
  const cells = 9;
  const knots = Float32Array.from({ length: (cells + 2) ** 2 }, () => (random() - 0.5) * 0.05);
  const line = new Float64Array(cells + 2);
  const first = Int32Array.from({ length: width }, (_, x) => Math.floor((x / width) * cells));
  const across = Float64Array.from(first, (_, x) => ease(((x / width) * cells) % 1));
  const redAt = (x: number) => {
    const [at, t] = [first[x] as number, across[x] as number];
    return (line[at] as number) * (1 - t) + (line[at + 1] as number) * t;
  };
  return (y) => {
    const v = (y / height) * cells;
    const [above, down] = [Math.floor(v) * (cells + 2), ease(v % 1)];
    for (let k = 0; k < line.length; k += 1) {
      const knot = knots[above + k] as number;
      line[k] = knot + ((knots[above + k + cells + 2] as number) - knot) * down;
    }
    return redAt;
  };
}
