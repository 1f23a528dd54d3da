import type { RgbaImage } from '@tintory/pixels';

/** Where a picture lies on a canvas, in the canvas's pixels. */
export type PicturePlace = {
  /** Its centre. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees clockwise. */
  rotation: number;
  /** Whether it is repeated over the whole canvas. */
  tiled: boolean;
};

/** Multiplies colours by their alpha, in place, as interpolation requires. */
export function premultiply({ data }: RgbaImage): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha === 255) continue;
    for (let c = 0; c < 3; c += 1)
      data[i + c] = Math.round(((data[i + c] as number) * alpha) / 255);
  }
}

/** Undoes `premultiply`, in place. */
export function unpremultiply({ data }: RgbaImage): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha === 255 || alpha === 0) continue;
    for (let c = 0; c < 3; c += 1) {
      data[i + c] = Math.min(255, Math.round(((data[i + c] as number) * 255) / alpha));
    }
  }
}

/**
 * Draws a picture over a canvas; both are premultiplied. The picture should have no more pixels
 * than its place: enlarging interpolates, shrinking does not average.
 */
export function layPicture(canvas: RgbaImage, picture: RgbaImage, place: PicturePlace): void {
  const angle = (place.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { left, top, right, bottom } = boundsOf(canvas, place, cos, sin);
  const { width, height } = picture;
  const [scaleX, scaleY] = [width / place.width, height / place.height];
  // A poster has 50 million pixels: nothing is allocated for any of them.
  for (let y = top; y < bottom; y += 1) {
    const dy = y + 0.5 - place.y;
    for (let x = left; x < right; x += 1) {
      const dx = x + 0.5 - place.x;
      let u = (dx * cos + dy * sin) * scaleX + width / 2 - 0.5;
      let v = (dy * cos - dx * sin) * scaleY + height / 2 - 0.5;
      if (place.tiled) {
        u = within(u, width);
        v = within(v, height);
      }
      const to = (y * canvas.width + x) * 4;
      if (u >= 0 && v >= 0 && u < width - 1 && v < height - 1) {
        layInside(canvas.data, to, picture, u, v);
      } else layEdge(canvas.data, to, picture, u, v, place.tiled);
    }
  }
}

/** The part of the canvas that the picture can reach. */
function boundsOf(canvas: RgbaImage, place: PicturePlace, cos: number, sin: number) {
  if (place.tiled) return { left: 0, top: 0, right: canvas.width, bottom: canvas.height };
  const reachX = (Math.abs(place.width * cos) + Math.abs(place.height * sin)) / 2 + 1;
  const reachY = (Math.abs(place.width * sin) + Math.abs(place.height * cos)) / 2 + 1;
  return {
    left: Math.max(0, Math.floor(place.x - reachX)),
    top: Math.max(0, Math.floor(place.y - reachY)),
    right: Math.min(canvas.width, Math.ceil(place.x + reachX)),
    bottom: Math.min(canvas.height, Math.ceil(place.y + reachY)),
  };
}

/** The same place on the tile at hand. */
const within = (place: number, length: number): number =>
  place - Math.floor(place / length) * length;

/** Lays the mean of the four nearest pixels, all of them on the picture. */
function layInside(
  canvas: RgbaImage['data'],
  to: number,
  { data, width }: RgbaImage,
  u: number,
  v: number,
): void {
  const x = u | 0;
  const y = v | 0;
  const a = u - x;
  const b = v - y;
  const at = (y * width + x) * 4;
  const below = at + width * 4;
  const p = (1 - a) * (1 - b);
  const q = a * (1 - b);
  const r = (1 - a) * b;
  const s = a * b;
  let rest = 0;
  for (let c = 3; c >= 0; c -= 1) {
    const value =
      p * (data[at + c] as number) +
      q * (data[at + 4 + c] as number) +
      r * (data[below + c] as number) +
      s * (data[below + 4 + c] as number);
    if (c === 3) {
      if (value <= 0) return;
      rest = 1 - value / 255;
    }
    canvas[to + c] = Math.round(value + rest * (canvas[to + c] as number));
  }
}

const pixel = new Float64Array(4);

/** Beyond the edge there is nothing, or the picture again. */
function layEdge(
  canvas: RgbaImage['data'],
  to: number,
  { data, width, height }: RgbaImage,
  u: number,
  v: number,
  tiled: boolean,
): void {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  if (!tiled && (x < -1 || y < -1 || x >= width || y >= height)) return;
  const [a, b] = [u - x, v - y];
  pixel.fill(0);
  for (let corner = 0; corner < 4; corner += 1) {
    let [px, py] = [x + (corner & 1), y + (corner >> 1)];
    const share = (corner & 1 ? a : 1 - a) * (corner >> 1 ? b : 1 - b);
    if (share === 0) continue;
    if (tiled) {
      px = ((px % width) + width) % width;
      py = ((py % height) + height) % height;
    } else if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const at = (py * width + px) * 4;
    for (let c = 0; c < 4; c += 1)
      pixel[c] = (pixel[c] as number) + share * (data[at + c] as number);
  }
  if ((pixel[3] as number) <= 0) return;
  const rest = 1 - (pixel[3] as number) / 255;
  for (let c = 0; c < 4; c += 1) {
    canvas[to + c] = Math.round((pixel[c] as number) + rest * (canvas[to + c] as number));
  }
}
