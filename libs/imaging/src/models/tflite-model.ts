import { FlatBuffer } from './flat-buffer.ts';
import { halfToFloat } from './half-float.ts';
import type { Tensor } from './layout.ts';

export type Operation = {
  name: string;
  inputs: number[];
  outputs: number[];
  samePadding: boolean;
  strideX: number;
  strideY: number;
  /** Only of a resize: whether pixels are sampled at their centres. */
  halfPixelCenters: boolean;
};

export type TfliteModel = {
  shapes: number[][];
  /** Constants, by tensor index. */
  constants: Map<number, Tensor>;
  operations: Operation[];
  input: number;
  output: number;
};

/** Operator codes of the TensorFlow Lite schema that are supported. */
const names: Record<number, string> = {
  0: 'add',
  1: 'averagePool',
  3: 'conv',
  4: 'depthwiseConv',
  6: 'dequantize',
  14: 'logistic',
  18: 'multiply',
  19: 'relu',
  23: 'resizeBilinear',
  117: 'hardSwish',
};

const types = { float32: 0, float16: 1, int32: 2 } as const;

/** Reads a TensorFlow Lite file (schema version 3) of float operations. */
export function readTflite(bytes: Uint8Array): TfliteModel {
  const file = new FlatBuffer(bytes);
  const codes = file.tables(file.root, 1).map((code) => {
    const builtin = Math.max(file.byte(code, 0), file.int(code, 3));
    return file.text(code, 1) || names[builtin] || `operation ${builtin}`;
  });
  const graph = file.tables(file.root, 2)[0];
  if (graph === undefined) throw new Error('The model has no graph.');
  const buffers = file.tables(file.root, 4);
  const tensors = file.tables(graph, 0);
  const constants = new Map<number, Tensor>();
  tensors.forEach((tensor, i) => {
    const blob = file.blob(buffers[file.int(tensor, 2)] ?? 0, 0);
    if (file.int(tensor, 2) === 0 || blob.length === 0) return;
    constants.set(i, { shape: file.ints(tensor, 0), data: decode(blob, file.byte(tensor, 1)) });
  });
  return {
    shapes: tensors.map((tensor) => file.ints(tensor, 0)),
    constants,
    operations: file.tables(graph, 3).map((operation) => {
      const options = file.table(operation, 4);
      return {
        name: codes[file.int(operation, 0)] ?? 'unknown',
        inputs: file.ints(operation, 1),
        outputs: file.ints(operation, 2),
        samePadding: options === undefined || file.byte(options, 0) === 0,
        strideX: options === undefined ? 1 : file.int(options, 1),
        strideY: options === undefined ? 1 : file.int(options, 2),
        halfPixelCenters: options !== undefined && file.byte(options, 3) === 1,
      };
    }),
    input: file.ints(graph, 1)[0] ?? 0,
    output: file.ints(graph, 2)[0] ?? 0,
  };
}

function decode(blob: Uint8Array, type: number): Float32Array {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  switch (type) {
    case types.float32:
      return Float32Array.from({ length: blob.length / 4 }, (_, i) => view.getFloat32(i * 4, true));
    case types.int32:
      return Float32Array.from({ length: blob.length / 4 }, (_, i) => view.getInt32(i * 4, true));
    case types.float16:
      return Float32Array.from({ length: blob.length / 2 }, (_, i) =>
        halfToFloat(view.getUint16(i * 2, true)),
      );
    default:
      throw new Error(`Tensors of type ${type} are not read.`);
  }
}
