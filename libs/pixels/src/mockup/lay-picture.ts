import type { RgbaImage } from '../plane/rgba-image.ts';

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

/** Multiplies colours by their alpha, in place: only so may neighbours be mixed. */
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
 * Lays a picture over a canvas; both are premultiplied. The picture should have no more pixels than
 * it is printed with: what is magnified is interpolated, what is shrunk is not averaged.
 */
export function layPicture(canvas: RgbaImage, picture: RgbaImage, place: PicturePlace): void {
  const angle = (place.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [scaleX, scaleY] = [picture.width / place.width, picture.height / place.height];
  const { left, top, right, bottom } = boundsOf(canvas, place, cos, sin);
  const pixel = new Float64Array(4);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const [dx, dy] = [x + 0.5 - place.x, y + 0.5 - place.y];
      const u = (dx * cos + dy * sin) * scaleX + picture.width / 2 - 0.5;
      const v = (dy * cos - dx * sin) * scaleY + picture.height / 2 - 0.5;
      if (!readPixel(picture, u, v, place.tiled, pixel)) continue;
      cover(canvas.data, (y * canvas.width + x) * 4, pixel);
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

/** Mixes the four nearest pixels; beyond the edge there is nothing, or the picture again. */
function readPixel(
  { data, width, height }: RgbaImage,
  u: number,
  v: number,
  tiled: boolean,
  into: Float64Array,
): boolean {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  if (!tiled && (x < -1 || y < -1 || x >= width || y >= height)) return false;
  const [a, b] = [u - x, v - y];
  into.fill(0);
  for (let corner = 0; corner < 4; corner += 1) {
    let [px, py] = [x + (corner & 1), y + (corner >> 1)];
    const share = (corner & 1 ? a : 1 - a) * (corner >> 1 ? b : 1 - b);
    if (share === 0) continue;
    if (tiled) {
      px = ((px % width) + width) % width;
      py = ((py % height) + height) % height;
    } else if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const at = (py * width + px) * 4;
    for (let c = 0; c < 4; c += 1) into[c] = (into[c] as number) + share * (data[at + c] as number);
  }
  return (into[3] as number) > 0;
}

function cover(data: RgbaImage['data'], at: number, pixel: Float64Array): void {
  const rest = 1 - (pixel[3] as number) / 255;
  for (let c = 0; c < 4; c += 1) {
    data[at + c] = Math.round((pixel[c] as number) + rest * (data[at + c] as number));
  }
}
