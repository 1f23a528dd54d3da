import type { RgbaImage } from '@tintory/pixels';
import type { OnnxModel } from '../models/onnx-session.ts';
import { suppressDoubles, type FaceCandidate } from './face-candidate.ts';
import { loadFacesModel } from './load-faces-model.ts';
import { paddedPlanes, type PaddedPlanes } from './padded-planes.ts';
import { turnBack, turnPlanes, type QuarterTurns } from './quarter-turns.ts';

const graph = {
  path: 'models/blazeface.json',
  sha256: 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
};
const weights = {
  path: 'models/blazeface.bin',
  sha256: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
};
/** Outputs of the last convolutions, before the graph reshapes them for a 256 px square. */
const outputs = [33, 35, 34, 36].map(
  (index) => `StatefulPartitionedCall/functional_1/conv2d_${index}/BiasAdd`,
);
/** Two grids of anchors: each cell predicts some faces around its centre. */
const grids = [
  { step: 16, answers: 2 },
  { step: 32, answers: 6 },
] as const;
/** Offset, size and six points, two numbers each. */
const numbersOfFace = 16;

/** Boxes that overlap more are the same face. */
const mostShared = 0.4;

let loaded: Promise<OnnxModel> | undefined;

/**
 * Loads BlazeFace (Bazarevsky et al. 2019), back-camera model, once per process. It is fully
 * convolutional: larger pictures need no overlapping tiles.
 */
function loadBlazeFace(): Promise<OnnxModel> {
  loaded ??= loadFacesModel(graph, weights, [1, 3, 0, 0], outputs);
  return loaded;
}

/**
 * A picture as the model's inputs.
 *
 * @param sides its longer side for each pass, in pixels
 */
export const looksAt = (image: RgbaImage, sides: readonly number[]): PaddedPlanes[] =>
  sides.map((side) => paddedPlanes(image, side, grids[1].step));

/**
 * Detects faces.
 *
 * @param leastScore 0 to 1
 * @param turns quarter turns clockwise before detecting; coordinates are those of the unrotated
 *   picture
 * @returns the highest score first, one for each face
 */
export async function findCandidates(
  looks: readonly PaddedPlanes[],
  leastScore: number,
  turns: QuarterTurns,
): Promise<FaceCandidate[]> {
  const model = await loadBlazeFace();
  const found: FaceCandidate[] = [];
  for (const look of looks) {
    const { planes, width, height } = turnPlanes(look, turns);
    const answers = await model.run(planes, [1, 3, height, width]);
    for (const [index, { step }] of grids.entries()) {
      const [logits, numbers] = answers.slice(index * 2);
      if (!logits || !numbers) continue;
      const grid = { columns: width / step, rows: height / step, step, logits, numbers };
      const seen = readGrid(grid, leastScore);
      found.push(...seen.map((face) => turnBack(face, look, turns)));
    }
  }
  return suppressDoubles(found, mostShared);
}

type Grid = {
  columns: number;
  rows: number;
  step: number;
  /** [answer][y][x] */
  logits: Float32Array;
  /** [anchor × number][y][x], in pixels of the input from the cell's centre. */
  numbers: Float32Array;
};

/** Coordinates are pixels of the input. */
function readGrid(grid: Grid, leastScore: number): FaceCandidate[] {
  const { columns, rows, step, logits, numbers } = grid;
  const cells = columns * rows;
  const least = Math.log(leastScore / (1 - leastScore));
  const found: FaceCandidate[] = [];
  for (const [i, logit] of logits.entries()) {
    if (logit < least) continue;
    const cell = i % cells;
    const first = Math.floor(i / cells) * numbersOfFace;
    const middle = [((cell % columns) + 0.5) * step, (Math.floor(cell / columns) + 0.5) * step];
    const number = (index: number) => numbers[(first + index) * cells + cell] as number;
    const place = (index: number): [number, number] => [
      (middle[0] as number) + number(index),
      (middle[1] as number) + number(index + 1),
    ];
    const [x, y] = place(0);
    const [width, height] = [number(2), number(3)];
    found.push({
      box: { x: x - width / 2, y: y - height / 2, width, height },
      score: 1 / (1 + Math.exp(-logit)),
      eyes: { left: place(4), right: place(6) },
    });
  }
  return found;
}
