import type { Tensor } from './layout.ts';
import { halfToFloat } from './half-float.ts';

type Attribute = { b?: boolean; list?: { i?: string[]; s?: string[] }; s?: string };

export type TfjsNode = {
  op: string;
  name: string;
  inputs: string[];
  attributes: Record<string, Attribute>;
};

export type TfjsModel = { nodes: Map<string, TfjsNode>; constants: Map<string, Tensor> };

/** TensorFlow.js's list of the tensors in its one weights file. */
type WeightsManifest = {
  weights: { name: string; shape: number[]; dtype: string; quantization?: { dtype: string } }[];
}[];

/** The parts of the TensorFlow.js graph model format that are read. */
export type TfjsFile = {
  modelTopology: {
    node: { op: string; name: string; input?: string[]; attr?: Record<string, Attribute> }[];
  };
  weightsManifest: WeightsManifest;
};

/**
 * Reads a TensorFlow.js graph model.
 *
 * @param weights the bytes of its one weights file
 */
export function readTfjs(file: TfjsFile, weights: Uint8Array): TfjsModel {
  const nodes = file.modelTopology.node.map(
    ({ op, name, input = [], attr = {} }) =>
      [name, { op, name, inputs: input, attributes: attr }] as const,
  );
  return { nodes: new Map(nodes), constants: readWeights(file.weightsManifest, weights) };
}

/** All tensors of a weights file by name. */
function readWeights(manifest: WeightsManifest, weights: Uint8Array): Map<string, Tensor> {
  const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength);
  const constants = new Map<string, Tensor>();
  let at = 0;
  for (const { name, shape, dtype, quantization } of manifest.flatMap((group) => group.weights)) {
    const stored = quantization?.dtype ?? dtype;
    const { bytes, read } = numberOf(stored);
    const length = shape.reduce((product, size) => product * size, 1);
    const data = new Float32Array(length);
    for (let i = 0; i < length; i += 1) data[i] = read(view, at + i * bytes);
    constants.set(name, { shape, data });
    at += length * bytes;
  }
  return constants;
}

function numberOf(type: string): { bytes: number; read: (view: DataView, at: number) => number } {
  switch (type) {
    case 'float16':
      return { bytes: 2, read: (view, at) => halfToFloat(view.getUint16(at, true)) };
    case 'float32':
      return { bytes: 4, read: (view, at) => view.getFloat32(at, true) };
    case 'int32':
      return { bytes: 4, read: (view, at) => view.getInt32(at, true) };
    default:
      throw new Error(`Weights of type ${type} are not read.`);
  }
}
