import type { ByteRanges } from './byte-convolution.ts';
import { kerasToOnnx, type KerasFile } from './keras-to-onnx.ts';
import { readModelFile } from './model-file.ts';
import { startOnnx, type OnnxModel } from './onnx-session.ts';

const files = {
  graph: {
    path: 'models/model.json',
    sha256: '8efb488c2caed0196a6163e3f06798f9245e92623ffd50654a26c372e09150ea',
  },
  weights: {
    path: 'models/group1-shard1of1.bin',
    sha256: '5cb464ae4d390ce0a771afd5feaf60fbfcdb18ab48a56db98cdf6b88202369de',
  },
};

/** How far a pixel of the result looks around itself, in pixels of the small picture. */
export const reach = 10;

/**
 * Four fifths of the work is in three convolutions. Their numbers were measured over photographs,
 * noise and a black and white board; the second one's include what it cannot exceed.
 */
const ranges: Record<string, ByteRanges> = {
  F_0: { in: [-120, 115], out: [-160, 130] },
  GFF_2: { in: [-180, 190], out: [-330, 360] },
  UPN1: { in: [-380, 400], out: [0, 800] },
  UPN2: { in: [0, 800], out: [0, 1400] },
};

/** The heaviest model by far: one job of it may take two cores. */
const threads = 2;

let loaded: Promise<OnnxModel> | undefined;

/**
 * Loads a residual dense network (Zhang et al., CVPR 2018) that doubles a picture's sides, once a
 * process. Numbers from 0 to 255 go in and come out: reds, greens, blues.
 */
export function loadSuperResolution(): Promise<OnnxModel> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<OnnxModel> {
  const [layers, weights] = await Promise.all(
    [files.graph, files.weights].map(({ path, sha256 }) =>
      readModelFile('@upscalerjs/default-model', path, sha256),
    ),
  );
  const file = JSON.parse(new TextDecoder().decode(layers)) as KerasFile;
  const graph = kerasToOnnx(file, weights ?? new Uint8Array(), [1, 3, 0, 0], ranges);
  return startOnnx(graph, threads);
}
