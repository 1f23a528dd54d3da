import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeOnnx, type OnnxGraph } from '../models/onnx-graph.ts';
import type { OwnModelDescription } from './own-model.ts';

/** For tests: high where the picture is red; a 1 × 1 convolution, for use with sigmoid. */
export const rednessGraph = (width: number, height: number): OnnxGraph => ({
  input: { name: 'picture', shape: [1, 3, height, width] },
  outputs: ['mask'],
  nodes: [{ op: 'Conv', inputs: ['picture', 'weights', 'bias'], output: 'mask' }],
  constants: [
    { name: 'weights', shape: [1, 3, 1, 1], data: Float32Array.of(30, -15, -15) },
    { name: 'bias', shape: [1], data: Float32Array.of(-8) },
  ],
});

/** For tests: repeats each pixel `scale` × `scale` times. */
export const repeatGraph = (scale: number, shape = [1, 3, 0, 0]): OnnxGraph => ({
  input: { name: 'picture', shape },
  outputs: ['large'],
  nodes: [
    {
      op: 'Resize',
      inputs: ['picture', '', 'scales'],
      output: 'large',
      attributes: {
        mode: 'nearest',
        nearest_mode: 'floor',
        coordinate_transformation_mode: 'asymmetric',
      },
    },
  ],
  constants: [{ name: 'scales', shape: [4], data: Float32Array.of(1, 1, scale, scale) }],
});

type Changes = Partial<Omit<OwnModelDescription, 'input' | 'output'>> & {
  input?: Partial<OwnModelDescription['input']>;
  output?: Partial<OwnModelDescription['output']>;
};

/** Installs a model into a folder, as the command does. */
export async function putModel(
  folder: string,
  graph: OnnxGraph,
  { input, output, ...changes }: Changes = {},
): Promise<void> {
  const bytes = encodeOnnx(graph);
  const description: OwnModelDescription = {
    name: 'tiny',
    capability: 'cutout',
    file: 'tiny.onnx',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    licence: 'MIT',
    source: 'a test',
    ...changes,
    input: {
      width: 64,
      height: 64,
      mean: [0, 0, 0],
      std: [1, 1, 1],
      channels: 'rgb',
      range: 1,
      ...input,
    },
    output: { activation: 'none', ...output },
  };
  const home = join(folder, description.name);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'tiny.onnx'), bytes);
  await writeFile(join(home, 'model.json'), JSON.stringify(description));
}
