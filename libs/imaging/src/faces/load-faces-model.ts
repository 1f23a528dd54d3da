import { readModelFile } from '../models/model-file.ts';
import { startOnnx, type OnnxModel } from '../models/onnx-session.ts';
import { readTfjs, type TfjsFile } from '../models/tfjs-model.ts';
import { tfjsToOnnx } from '../models/tfjs-to-onnx.ts';

type ModelFile = { path: string; sha256: string };

/**
 * Loads a graph model of `@vladmandic/human`. @param shape of the input: [1, channels, height,
 * width], a free size as 0 @throws Error if a file is missing or its hash differs
 */
export async function loadFacesModel(
  graph: ModelFile,
  weights: ModelFile,
  shape: number[],
  outputs: string[],
): Promise<OnnxModel> {
  const [topology, numbers] = await Promise.all(
    [graph, weights].map(({ path, sha256 }) => readModelFile('@vladmandic/human', path, sha256)),
  );
  const file = JSON.parse(new TextDecoder().decode(topology)) as TfjsFile;
  return startOnnx(tfjsToOnnx(readTfjs(file, numbers ?? new Uint8Array()), shape, outputs));
}
