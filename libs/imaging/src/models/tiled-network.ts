import type { Bounds, RgbaImage } from '@tintory/pixels';
import type { OnnxModel } from './onnx-session.ts';

/** A network that processes a picture in tiles; the result has the same size or is larger. */
export type TiledNetwork = {
  model: OnnxModel;
  /** Ratio of the result's sides to the picture's. */
  scale: 1 | 2 | 4;
  /** Receptive field beyond a tile, in pixels of the picture. */
  reach: number;
  /** Whether the output omits the pixels of `reach`. */
  trimsReach: boolean;
  /** The input's sides are multiples of this. */
  multiple: number;
  /** Longest side of a tile in pixels of the picture, without `reach`. */
  tileSide: number;
};

type Span = { start: number; length: number };

type Tile = { across: Span; down: Span };

/**
 * Runs a network over a picture in tiles. The picture is mirrored at its border. The alpha of the
 * result is opaque.
 *
 * @param onProgress called with 0 to 1 after each tile
 * @param part the required part of the picture, if not all: tiles outside it are left white
 */
export async function runInTiles(
  image: RgbaImage,
  network: TiledNetwork,
  onProgress: (progress: number) => void,
  part: Bounds = { x: 0, y: 0, width: image.width, height: image.height },
): Promise<RgbaImage> {
  const [width, height] = [image.width * network.scale, image.height * network.scale];
  const out = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
  const columns = split(image.width, network.tileSide).filter(touches(part.x, part.width));
  const tiles = split(image.height, network.tileSide)
    .filter(touches(part.y, part.height))
    .flatMap((down) => columns.map((across) => ({ across, down })));
  for (const [index, tile] of tiles.entries()) {
    const [w, h] = [inputSide(tile.across, network), inputSide(tile.down, network)];
    const planes = readPlanes(image, tile, w, h, network.reach);
    const color = onlyColor(planes);
    const [answer] = color ? [] : await network.model.run(planes, [1, 3, h, w]);
    if (color) fillTile(out, color, tile, network.scale);
    if (answer) writeTile(out, answer, tile, w, network);
    onProgress((index + 1) / tiles.length);
  }
  return out;
}

/** Splits a line into equal parts, none longer than `longest`. */
function split(length: number, longest: number): Span[] {
  const count = Math.ceil(length / longest);
  return Array.from({ length: count }, (_, i) => {
    const start = Math.floor((i * length) / count);
    return { start, length: Math.floor(((i + 1) * length) / count) - start };
  });
}

const touches = (from: number, wanted: number) => (span: Span) =>
  span.start < from + wanted && span.start + span.length > from;

const inputSide = ({ length }: Span, { reach, multiple }: TiledNetwork): number =>
  Math.ceil((length + 2 * reach) / multiple) * multiple;

/** @returns all reds, then all greens, then all blues, from 0 to 1 */
function readPlanes(
  { data, width, height }: RgbaImage,
  { across, down }: Tile,
  w: number,
  h: number,
  reach: number,
): Float32Array {
  const area = w * h;
  const planes = new Float32Array(3 * area);
  for (let y = 0; y < h; y += 1) {
    const row = mirrored(down.start - reach + y, height) * width;
    for (let x = 0; x < w; x += 1) {
      const column = mirrored(across.start - reach + x, width);
      const from = (row + column) * 4;
      const to = y * w + x;
      planes[to] = (data[from] as number) / 255;
      planes[to + area] = (data[from + 1] as number) / 255;
      planes[to + 2 * area] = (data[from + 2] as number) / 255;
    }
  }
  return planes;
}

/** Mirrors a position that may be outside a line of this length. */
function mirrored(at: number, length: number): number {
  const there = Math.abs(at) % Math.max(1, 2 * length - 2);
  return Math.min(there, 2 * length - 2 - there);
}

/** The colour of a single-colour tile, which needs no network; null for any other tile. */
function onlyColor(planes: Float32Array): [number, number, number] | null {
  const area = planes.length / 3;
  for (let i = 1; i < planes.length; i += 1) {
    if (i % area > 0 && planes[i] !== planes[i - 1]) return null;
  }
  return [planes[0] as number, planes[area] as number, planes[2 * area] as number];
}

function fillTile(
  out: RgbaImage,
  color: readonly number[],
  { across, down }: Tile,
  scale: number,
): void {
  const pixel = [...color.map((value) => value * 255), 255];
  for (let y = down.start * scale; y < (down.start + down.length) * scale; y += 1) {
    const start = (y * out.width + across.start * scale) * 4;
    for (let i = 0; i < across.length * scale * 4; i += 1) {
      out.data[start + i] = pixel[i % 4] as number;
    }
  }
}

function writeTile(
  out: RgbaImage,
  answer: Float32Array,
  { across, down }: Tile,
  w: number,
  { scale, reach, trimsReach }: TiledNetwork,
): void {
  const margin = trimsReach ? 0 : reach * scale;
  const side = (trimsReach ? w - 2 * reach : w) * scale;
  const area = answer.length / 3;
  for (let y = 0; y < down.length * scale; y += 1) {
    const row = (y + margin) * side + margin;
    let to = ((down.start * scale + y) * out.width + across.start * scale) * 4;
    for (let x = 0; x < across.length * scale; x += 1, to += 4) {
      out.data[to] = (answer[row + x] as number) * 255;
      out.data[to + 1] = (answer[row + x + area] as number) * 255;
      out.data[to + 2] = (answer[row + x + 2 * area] as number) * 255;
    }
  }
}
