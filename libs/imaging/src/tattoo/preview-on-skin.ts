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
  const [texture, mottle] = [pores(width, height), mottling(width, height)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const light = lightAt(x / width, y / height) * (1 + (texture.data[i] as number));
      const red = mottle.data[i] as number;
      const cover = ink.data[i] as number;
      for (let channel = 0; channel < 3; channel += 1) {
        const tone = (skin[channel] as number) * (1 + red * (channel === 0 ? 0.35 : -1));
        const under = 1 - cover + cover * (underSkin[channel] as number);
        data[i * 4 + channel] = tone * warm(light, channel) * under;
      }
      data[i * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}

/** Light from the upper left on an upright cylinder, with a soft gleam. */
function lightAt(u: number, v: number): number {
  const across = (u - 0.5) * 2 * Math.sin(curve * Math.PI);
  const facing = Math.sqrt(1 - across * across);
  const lit = 0.62 + 0.38 * (facing * 0.9 - across * 0.42 + (0.5 - v) * 0.12);
  const gleam = 0.07 * Math.exp(-(((u - 0.33) / 0.13) ** 2) - ((v - 0.36) / 0.6) ** 2);
  return Math.max(0.3, lit + gleam);
}

/** Light that passes through skin comes out redder: shadows lose blue first. */
const warm = (light: number, channel: number) => light ** (1 + channel * 0.22);

/** The design's ink on the cylinder: what is near the edges turns away and narrows. */
function wrap({ data, width, height }: RgbaImage): Plane {
  const ink = createPlane(width, height);
  const most = Math.sin(curve * Math.PI);
  for (let x = 0; x < width; x += 1) {
    const across = (x / width - 0.5) * 2 * most;
    const around = Math.asin(across) / (curve * Math.PI);
    const u = 0.5 + around / 2 / share;
    const bow = (1 - Math.sqrt(1 - across * across)) * 0.05;
    for (let y = 0; y < height; y += 1) {
      const v = 0.5 + (y / height - 0.5 - bow) / share;
      ink.data[y * width + x] = inkAt(data, width, height, u * width, v * height);
    }
  }
  const spread = boxFilter(ink, Math.max(1, Math.round(width / 900)));
  return mix(ink, spread);
}

/** Ink spreads a little in skin, but a fresh line keeps its core. */
function mix(sharp: Plane, soft: Plane): Plane {
  const out = createPlane(sharp.width, sharp.height);
  for (let i = 0; i < out.data.length; i += 1) {
    out.data[i] = ((sharp.data[i] as number) * 0.55 + (soft.data[i] as number) * 0.45) * 0.93;
  }
  return out;
}

function inkAt(
  data: RgbaImage['data'],
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 0;
  const [fx, fy] = [x - 0.5 - left, y - 0.5 - top];
  const at = (i: number) => data[i * 4 + 3] as number;
  const i = top * width + left;
  const upper = at(i) * (1 - fx) + at(i + 1) * fx;
  const lower = at(i + width) * (1 - fx) + at(i + width + 1) * fx;
  return (upper * (1 - fy) + lower * fy) / 255;
}

/** Fine grain of the skin: short furrows and pores, as a change of light about 0. */
function pores(width: number, height: number): Plane {
  const random = createRandom(11);
  const noise = createPlane(width, height);
  for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = random() - 0.5;
  const scale = Math.max(1, Math.round(width / 700));
  const fine = boxFilter(noise, scale);
  const coarse = boxFilter(fine, scale * 3);
  for (let i = 0; i < fine.data.length; i += 1) {
    const grain = (fine.data[i] as number) - (coarse.data[i] as number);
    // Pores are dark: the grain's valleys count more than its hills.
    fine.data[i] = grain < 0 ? grain * 0.24 : grain * 0.1;
  }
  return fine;
}

/** Slow changes of redness, as blood shows through. */
function mottling(width: number, height: number): Plane {
  const random = createRandom(5);
  const cells = 9;
  const knots = Float32Array.from({ length: (cells + 2) ** 2 }, () => random() - 0.5);
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [(x / width) * cells, (y / height) * cells];
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const [fx, fy] = [smooth(u - column), smooth(v - row)];
      const i = row * (cells + 2) + column;
      const upper = (knots[i] as number) * (1 - fx) + (knots[i + 1] as number) * fx;
      const lower =
        (knots[i + cells + 2] as number) * (1 - fx) + (knots[i + cells + 3] as number) * fx;
      plane.data[y * width + x] = (upper * (1 - fy) + lower * fy) * 0.05;
    }
  }
  return plane;
}

const smooth = (t: number) => t * t * (3 - 2 * t);
