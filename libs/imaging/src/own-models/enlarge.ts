import type { RgbaImage } from '@tintory/pixels';
import { activate } from './activation.ts';
import { checkBrightness } from './check-brightness.ts';
import type { OwnModel } from './own-model.ts';
import { loadOwnModel, modelTrouble, type OwnAnswer } from './own-session.ts';
import { toInput, type Window } from './to-input.ts';

/** Overlap of tiles in pixels: results near a tile's border are wrong. */
const mostOverlap = 16;

type Part = { start: number; length: number };

/** Splits a line into equal parts, none longer than `longest`. */
function split(length: number, longest: number): Part[] {
  const count = Math.ceil(length / longest);
  return Array.from({ length: count }, (_, i) => {
    const start = Math.floor((i * length) / count);
    return { start, length: Math.floor(((i + 1) * length) / count) - start };
  });
}

/**
 * Upscales a picture with a custom model, in tiles of equal size. The alpha of the result is
 * opaque.
 *
 * @param times factor of each side: the model's scale, or half of it, then by averaging
 * @param onProgress called with 0 to 1
 * @throws ImageError `EngineUnavailable` if the output does not have the model's scale, or shows
 *   another picture
 */
export async function enlarge(
  image: RgbaImage,
  model: OwnModel,
  times: number,
  onProgress: (progress: number) => void,
): Promise<RgbaImage> {
  const { width: w, height: h, tile } = model.input;
  const [width, height] = [tile ?? w, tile ?? h];
  const overlap = Math.min(mostOverlap, Math.floor(Math.min(width, height) / 4));
  const session = await loadOwnModel(model, { width, height });
  const out = blank(image.width * times, image.height * times);
  const rows = split(image.height, height - 2 * overlap);
  const columns = split(image.width, width - 2 * overlap);
  for (const [row, down] of rows.entries()) {
    for (const [column, across] of columns.entries()) {
      const window = { left: across.start - overlap, top: down.start - overlap, width, height };
      const planes = toInput(image, window, model.input);
      const tile = toTile(await session.run(planes, width, height), model, window);
      checkBrightness(planes, tile.planes, model);
      writeTile(out, tile, { across, down, overlap, times });
      onProgress((row * columns.length + column + 1) / (rows.length * columns.length));
    }
  }
  return out;
}

const blank = (width: number, height: number): RgbaImage => ({
  data: new Uint8ClampedArray(width * height * 4).fill(255),
  width,
  height,
});

/** A tile's planes in the order red, green, blue, and the factor that converts them to bytes. */
type Tile = { planes: Float32Array[]; width: number; scale: number; factor: number };

function toTile({ data, shape }: OwnAnswer, model: OwnModel, { width, height }: Window): Tile {
  const scale = model.output.scale ?? 2;
  const wanted = [1, 3, height * scale, width * scale];
  if (shape.join() !== wanted.join()) {
    const [answers, needed] = [shape.join(', '), wanted.join(', ')];
    throw modelTrouble(model, `answers [${answers}]; with a scale of ${scale} it is [${needed}].`);
  }
  const area = width * height * scale * scale;
  const values = activate(data, model.output.activation);
  const planes = [0, 1, 2].map((i) => values.subarray(i * area, (i + 1) * area));
  if (model.input.channels === 'bgr') planes.reverse();
  return { planes, width: width * scale, scale, factor: 255 / model.input.range };
}

type Place = { across: Part; down: Part; overlap: number; times: number };

function writeTile(out: RgbaImage, tile: Tile, { across, down, overlap, times }: Place): void {
  // Pixels of the tile per pixel of the result, in each direction.
  const step = tile.scale / times;
  const factor = tile.factor / (step * step);
  for (const [channel, plane] of tile.planes.entries()) {
    for (let y = 0; y < down.length * times; y += 1) {
      const from = (overlap * times + y) * step * tile.width + overlap * tile.scale;
      let to = ((down.start * times + y) * out.width + across.start * times) * 4 + channel;
      for (let x = 0; x < across.length * times; x += 1, to += 4) {
        out.data[to] = sumOf(plane, from + x * step, tile.width, step) * factor;
      }
    }
  }
}

function sumOf(plane: Float32Array, at: number, width: number, step: number): number {
  let sum = 0;
  for (let y = 0; y < step; y += 1) {
    for (let x = 0; x < step; x += 1) sum += plane[at + y * width + x] as number;
  }
  return sum;
}
