import { srgbToLinear, type RgbaImage } from '@tintory/pixels';

/** One mipmap level of a texture: three linear-light values per pixel. */
export type TextureLevel = { data: Float32Array; width: number; height: number };

/** Mipmaps of a seamless photograph of a surface (Williams, 1983). */
export type Texture = readonly TextureLevel[];

const linear = Float32Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

/** Smaller levels are nearly a single colour. */
const smallest = 4;

export function createTexture({ data, width, height }: RgbaImage): Texture {
  const first = new Float32Array(width * height * 3);
  for (let i = 0, to = 0; to < first.length; i += 4, to += 3) {
    first[to] = linear[data[i] as number] as number;
    first[to + 1] = linear[data[i + 1] as number] as number;
    first[to + 2] = linear[data[i + 2] as number] as number;
  }
  const texture: TextureLevel[] = [{ data: first, width, height }];
  for (
    let level = texture[0] as TextureLevel;
    Math.min(level.width, level.height) >= 2 * smallest;
  ) {
    level = halve(level);
    texture.push(level);
  }
  return texture;
}

function halve({ data, width, height }: TextureLevel): TextureLevel {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Float32Array(w * h * 3);
  for (let y = 0, to = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = (2 * y * width + 2 * x) * 3;
      for (let channel = 0; channel < 3; channel += 1, to += 1) {
        const upper = (data[at + channel] as number) + (data[at + channel + 3] as number);
        const below = at + width * 3 + channel;
        out[to] = (upper + (data[below] as number) + (data[below + 3] as number)) / 4;
      }
    }
  }
  return { data: out, width: w, height: h };
}

/**
 * Adds a line of a texture, wrapped at its borders, to three planes.
 *
 * @param line its start and its step per pixel, in tiles
 */
export function addTextureLine(
  { data, width, height }: TextureLevel,
  line: { u: number; v: number; du: number; dv: number; weight: number },
  to: readonly [Float32Array, Float32Array, Float32Array],
  { start, count }: { start: number; count: number },
): void {
  const [red, green, blue] = to;
  const { weight } = line;
  const stepU = line.du * width;
  const stepV = line.dv * height;
  // In pixels of the level; half a pixel less, since values belong to pixel centres.
  let u = wrap(line.u * width - 0.5, width);
  let v = wrap(line.v * height - 0.5, height);
  for (let at = start; at < start + count; at += 1) {
    const column = u | 0;
    const row = v | 0;
    const fu = u - column;
    const fv = (v - row) * weight;
    const rest = weight - fv;
    const upper = row * width;
    const lower = row + 1 < height ? upper + width : 0;
    const next = column + 1 < width ? column + 1 : 0;
    const a = (upper + column) * 3;
    const b = (upper + next) * 3;
    const c = (lower + column) * 3;
    const d = (lower + next) * 3;
    red[at] = (red[at] as number) + mix(data, a, b, fu) * rest + mix(data, c, d, fu) * fv;
    green[at] =
      (green[at] as number) + mix(data, a + 1, b + 1, fu) * rest + mix(data, c + 1, d + 1, fu) * fv;
    blue[at] =
      (blue[at] as number) + mix(data, a + 2, b + 2, fu) * rest + mix(data, c + 2, d + 2, fu) * fv;
    u = wrap(u + stepU, width);
    v = wrap(v + stepV, height);
  }
}

const mix = (data: Float32Array, a: number, b: number, share: number): number =>
  (data[a] as number) * (1 - share) + (data[b] as number) * share;

/** Wraps a value into 0 to `size`. */
function wrap(value: number, size: number): number {
  if (value >= 0 && value < size) return value;
  const wrapped = value - Math.floor(value / size) * size;
  return wrapped < size ? wrapped : 0;
}
