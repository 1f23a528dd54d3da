import { gaussianBlur } from '../gaussian-blur.ts';
import { lumaAt } from '../luma.ts';
import { createPlane, type Plane, type RgbaImage } from '../rgba-image.ts';

/** Rows worked on at a time: the planes of a whole large picture would need a gigabyte. */
const bandRows = 256;

/** Grain's own steepness: only what is well beyond it moves all the way. */
const grain = 4;
/** Fainter differences between neighbours have no direction. */
const faintest = 0.05;

/**
 * Makes soft edges thin, and draws no halo beside them: each pixel takes the colour from a little
 * farther away from the edge, so that both sides move together (Arad and Gotsman, "Enhancement by
 * image-dependent warping", IEEE Transactions on Image Processing 8, 1999). Changes the picture in
 * place.
 *
 * @param sigma how far around a pixel an edge is looked for, in pixels
 * @param step the farthest that a colour moves, in pixels; below 1
 */
export function thinEdges(image: RgbaImage, { sigma, step }: { sigma: number; step: number }) {
  const { width, height } = image;
  const source = image.data.slice();
  const margin = 2 * Math.ceil(2.5 * sigma) + 2;
  for (let top = 0; top < height; top += bandRows) {
    const from = Math.max(0, top - margin);
    const to = Math.min(height, top + bandRows + margin);
    const light = lightOf(source, width, from, to);
    const steep = gaussianBlur(steepness(gaussianBlur(light, sigma)), sigma);
    const bottom = Math.min(height - 2, top + bandRows);
    for (let y = Math.max(2, top); y < bottom; y += 1) {
      moveRow({ ...image, source }, y, steep, (y - from) * width, step);
    }
  }
}

function lightOf(data: RgbaImage['data'], width: number, from: number, to: number): Plane {
  const light = createPlane(width, to - from);
  for (let i = 0; i < light.data.length; i += 1) {
    light.data[i] = lumaAt(data, (from * width + i) * 4);
  }
  return light;
}

function steepness({ data, width, height }: Plane): Plane {
  const steep = createPlane(width, height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const across = (data[at + 1] as number) - (data[at - 1] as number);
      const down = (data[at + width] as number) - (data[at - width] as number);
      steep.data[at] = Math.sqrt(across * across + down * down) / 2;
    }
  }
  return steep;
}

type Moved = RgbaImage & { source: RgbaImage['data'] };

/** @param row where the picture's row begins in the plane */
function moveRow(
  { data, source, width }: Moved,
  y: number,
  steep: Plane,
  row: number,
  most: number,
) {
  for (let x = 2; x < width - 2; x += 1) {
    const at = row + x;
    const across = ((steep.data[at + 1] as number) - (steep.data[at - 1] as number)) / 2;
    const down = ((steep.data[at + width] as number) - (steep.data[at - width] as number)) / 2;
    const length = Math.sqrt(across * across + down * down);
    if (length < faintest) continue;
    const far = most * Math.min(1, (2 * length) / ((steep.data[at] as number) + grain));
    const [fromX, fromY] = [x - (across / length) * far, y - (down / length) * far];
    const [left, above] = [Math.floor(fromX), Math.floor(fromY)];
    const [right, below] = [fromX - left, fromY - above];
    const to = (y * width + x) * 4;
    const first = (above * width + left) * 4;
    const next = first + width * 4;
    for (let c = 0; c < 3; c += 1) {
      const upper =
        (source[first + c] as number) * (1 - right) + (source[first + 4 + c] as number) * right;
      const lower =
        (source[next + c] as number) * (1 - right) + (source[next + 4 + c] as number) * right;
      data[to + c] = upper * (1 - below) + lower * below;
    }
  }
}
