import { boxBlur, createPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { contactShade } from './contact-shade.ts';

export type ShadowOptions = {
  /** From 0 (none) to 1 (darkest). */
  strength: number;
  /** Whether a slanted shadow falls on the floor in addition to the one under the subject. */
  cast: boolean;
  /** The side to which the shadow falls: 1 is right. */
  side: -1 | 1;
};

/** Longest side in pixels at which shadows are computed: they are soft. */
const longest = 420;

/** Share of the subject's height, from its foot, that touches the ground. */
const footShare = 0.07;

/** How far a slanted shadow reaches over the floor, backwards and sideways, in subject heights. */
const fall = { depth: 0.26, lean: 0.42 };

/**
 * The shadow of a standing subject: dark and narrow at the contact, wide and faint around it, and
 * optionally slanted over the floor behind.
 *
 * @param layer the subject at its position; its fourth channel is alpha
 * @returns the remaining light, 0 to 1, at a small size; `createSampler` reads it at any size
 */
export function castShadow(layer: RgbaImage, options: ShadowOptions): Plane {
  const { strength, cast, side } = options;
  const alpha = shrinkAlpha(layer);
  const light = createPlane(alpha.width, alpha.height).data.fill(1);
  const rows = rowsOf(alpha);
  if (!rows || strength <= 0) return { ...alpha, data: light };
  const height = rows.bottom - rows.top + 1;
  const shades = [
    { shade: boxBlur(contactShade(alpha, rows.bottom, height), height * 0.005), weight: 0.6 },
    { shade: boxBlur(groundShade(alpha, rows.bottom, height), height * 0.014), weight: 0.5 },
    { shade: boxBlur(outlineShade(alpha, rows, height), height * 0.018), weight: 0.5 },
    { shade: boxBlur(groundShade(alpha, rows.bottom, height), height * 0.06), weight: 0.5 },
    ...(cast
      ? [{ shade: boxBlur(slantedShade(alpha, rows, side), height * 0.022), weight: 0.42 }]
      : []),
  ];
  for (let i = 0; i < light.length; i += 1) {
    for (const { shade, weight } of shades) {
      light[i] =
        (light[i] as number) * (1 - weight * strength * Math.min(1, shade.data[i] as number));
    }
  }
  return { data: light, width: alpha.width, height: alpha.height };
}

function shrinkAlpha({ data, width, height }: RgbaImage): Plane {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const plane = createPlane(w, h);
  for (let y = 0; y < h; y += 1) {
    const row = Math.min(height - 1, Math.floor((y + 0.5) / scale)) * width;
    for (let x = 0; x < w; x += 1) {
      const column = Math.min(width - 1, Math.floor((x + 0.5) / scale));
      plane.data[y * w + x] = (data[(row + column) * 4 + 3] as number) / 255;
    }
  }
  return plane;
}

type Rows = { top: number; bottom: number };

function rowsOf({ data, width, height }: Plane): Rows | undefined {
  const covered = (y: number) => data.subarray(y * width, (y + 1) * width).some((a) => a > 0.5);
  let [top, bottom] = [0, height - 1];
  while (top < height && !covered(top)) top += 1;
  while (bottom > top && !covered(bottom)) bottom -= 1;
  return top < height ? { top, bottom } : undefined;
}

/** The subject's foot flattened onto the ground, centred on its lowest row. */
function groundShade(alpha: Plane, bottom: number, height: number): Plane {
  const { width } = alpha;
  const foot = Math.max(2, Math.round(height * footShare));
  const flat = Math.max(1, Math.round(foot * 0.45));
  const out = createPlane(alpha.width, alpha.height);
  for (let j = -flat; j <= flat; j += 1) {
    const y = bottom + j;
    if (y < 0 || y >= alpha.height) continue;
    const from = Math.max(0, bottom - Math.round((Math.abs(j) / flat) * foot));
    for (let x = 0; x < width; x += 1) {
      out.data[y * width + x] = alpha.data[from * width + x] as number;
    }
  }
  return out;
}

/** The lower half's outline shifted down: lying things have shade along their whole rim. */
function outlineShade(alpha: Plane, { bottom }: Rows, height: number): Plane {
  const { width } = alpha;
  const drop = Math.max(1, Math.round(height * 0.022));
  const out = createPlane(alpha.width, alpha.height);
  for (let y = Math.max(drop, Math.round(bottom - height * 0.5)); y < alpha.height; y += 1) {
    const rise = Math.min(1, (y - (bottom - height * 0.5)) / (height * 0.3));
    for (let x = 0; x < width; x += 1) {
      out.data[y * width + x] = (alpha.data[(y - drop) * width + x] as number) * rise;
    }
  }
  return out;
}

/** The subject's outline projected onto the floor, away from the light. */
function slantedShade(alpha: Plane, { top, bottom }: Rows, side: -1 | 1): Plane {
  const { width } = alpha;
  const height = bottom - top + 1;
  const reach = height * fall.depth;
  const out = createPlane(alpha.width, alpha.height);
  for (let j = 0; j < reach; j += 1) {
    const y = bottom - j;
    if (y < 0) break;
    const share = j / reach;
    const from = Math.max(top, Math.round(bottom - share * height));
    const shift = Math.round(side * share * height * fall.lean);
    const fading = 1 - 0.75 * share;
    for (let x = 0; x < width; x += 1) {
      const source = x - shift;
      if (source < 0 || source >= width) continue;
      out.data[y * width + x] = (alpha.data[from * width + source] as number) * fading;
    }
  }
  return out;
}
