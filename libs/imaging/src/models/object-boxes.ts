import type { ObjectBox, RgbaImage } from '@tintory/pixels';
import { readModelFile } from './model-file.ts';
import { startOnnx, type OnnxModel } from './onnx-session.ts';
import { readTfjs, type TfjsFile } from './tfjs-model.ts';
import { tfjsToOnnx } from './tfjs-to-onnx.ts';
import { toPlanes } from './to-planes.ts';

const files = {
  graph: {
    path: 'models/centernet.json',
    sha256: 'bfb942eaacc5becf738d536663bc4580a0ae9e560722306e6d4dd7fe4a09de05',
  },
  weights: {
    path: 'models/centernet.bin',
    sha256: '1b635a15009071f506f9f2b3519b31c072c534888989f30d269ffd44734ef7ef',
  },
};

/** `kind`: the index of its COCO class, of 80; 0 is a person. */
export type FoundObject = ObjectBox & { kind: number };

const inputSide = 512;
/** The output has a quarter of the input's resolution. */
const side = 128;
const classes = 80;
const cells = side * side;

let loaded: Promise<OnnxModel> | undefined;

/** Loads CenterNet (Zhou et al. 2019) on MobileNetV3, trained on COCO, once per process. */
function loadObjectModel(): Promise<OnnxModel> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<OnnxModel> {
  const [graph, weights] = await Promise.all(
    [files.graph, files.weights].map(({ path, sha256 }) =>
      readModelFile('@vladmandic/human', path, sha256),
    ),
  );
  const file = JSON.parse(new TextDecoder().decode(graph)) as TfjsFile;
  const outputs = ['tower_0/keypoints', 'tower_0/wh'];
  const model = readTfjs(file, weights ?? new Uint8Array());
  return startOnnx(tfjsToOnnx(model, [1, 3, inputSide, inputSide], outputs));
}

/**
 * Detects everyday objects.
 *
 * @param leastScore 0 to 1
 * @returns boxes in fractions of the picture, the highest score first
 */
export async function findObjects(image: RgbaImage, leastScore: number): Promise<FoundObject[]> {
  const model = await loadObjectModel();
  const [heat, extents] = await model.run(toPlanes(image, inputSide, 1));
  return heat && extents ? readBoxes(heat, extents, leastScore) : [];
}

/**
 * An object is a local maximum of its class's heat map.
 *
 * @param heat [class][y][x], 0 to 1
 * @param extents [left, top, right, bottom][y][x]: from the centre to each side, in pixels of the
 *   input
 */
function readBoxes(heat: Float32Array, extents: Float32Array, leastScore: number): FoundObject[] {
  const boxes: FoundObject[] = [];
  for (let i = 0; i < classes * cells; i += 1) {
    const score = heat[i] as number;
    if (score < leastScore || !isPeak(heat, i)) continue;
    const cell = i % cells;
    const x = cell % side;
    const y = Math.floor(cell / side);
    const extent = (edge: number) => extents[edge * cells + cell] as number;
    const [left, top] = [inside(x, -extent(0)), inside(y, -extent(1))];
    const [right, bottom] = [inside(x, extent(2)), inside(y, extent(3))];
    const kind = Math.floor(i / cells);
    boxes.push({ x: left, y: top, width: right - left, height: bottom - top, score, kind });
  }
  return boxes.sort((a, b) => b.score - a.score);
}

/** Converts a cell and an offset in pixels of the input to a fraction of the picture. */
const inside = (cell: number, way: number): number =>
  Math.min(1, Math.max(0, cell / side + way / inputSide));

function isPeak(heat: Float32Array, i: number): boolean {
  const cell = i % cells;
  const x = cell % side;
  const y = Math.floor(cell / side);
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (x + dx < 0 || x + dx >= side || y + dy < 0 || y + dy >= side) continue;
      if ((heat[i + dy * side + dx] as number) > (heat[i] as number)) return false;
    }
  }
  return true;
}
