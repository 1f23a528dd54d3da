import { channelsFirst, transpose, type Tensor } from './layout.ts';
import type { OnnxConstant, OnnxGraph, OnnxNode } from './onnx-graph.ts';
import type { Operation, TfliteModel } from './tflite-model.ts';

/** What an operation is called in ONNX where nothing but the name differs. */
const sameMeaning: Record<string, string> = {
  add: 'Add',
  multiply: 'Mul',
  relu: 'Relu',
  hardSwish: 'HardSwish',
  logistic: 'Sigmoid',
  // The mean over the whole picture is the only pooling these models use.
  averagePool: 'GlobalAveragePool',
  dequantize: 'Identity',
};

/** How a convolution's weights lie in each format. */
const weightOrders: Record<string, number[]> = {
  conv: [0, 3, 1, 2],
  depthwiseConv: [3, 0, 1, 2],
  Convolution2DTransposeBias: [3, 0, 1, 2],
};

/** Turns a TensorFlow Lite graph into ONNX, with the channels before height and width. */
export function tfliteToOnnx(model: TfliteModel): OnnxGraph {
  const constants = new Map<string, OnnxConstant>();
  const keep = (name: string, { shape, data }: Tensor) => {
    constants.set(name, { name, shape, data });
    return name;
  };
  const dequantized = new Map(
    model.operations
      .filter(({ name, inputs }) => name === 'dequantize' && model.constants.has(inputs[0] ?? -1))
      .map(({ inputs, outputs }) => [outputs[0] ?? -1, inputs[0] ?? -1]),
  );
  const constantOf = (i: number) => model.constants.get(dequantized.get(i) ?? i);
  const nameOf = (i: number) => `t${i}`;
  const plainInput = (i: number) => {
    const constant = constantOf(i);
    return constant ? keep(nameOf(i), channelsFirst(constant)) : nameOf(i);
  };

  function toNode(operation: Operation): OnnxNode {
    const [image = -1, weights = -1, bias = -1] = operation.inputs;
    const [to = -1] = operation.outputs;
    const output = nameOf(to);
    const order = weightOrders[operation.name];
    if (order) {
      const kernel = constantOf(weights);
      const offset = constantOf(bias);
      if (!kernel || !offset) throw new Error('A convolution lacks its weights.');
      return {
        op: operation.name === 'Convolution2DTransposeBias' ? 'ConvTranspose' : 'Conv',
        inputs: [
          nameOf(image),
          keep(`w${to}`, transpose(kernel, order)),
          keep(`b${to}`, { shape: [offset.data.length], data: offset.data }),
        ],
        output,
        attributes: convolutionOf(operation, kernel),
      };
    }
    if (operation.name === 'resizeBilinear') {
      const [, height = 1, width = 1] = model.shapes[to] ?? [];
      const name = `size${to}`;
      const data = BigInt64Array.of(BigInt(height), BigInt(width));
      constants.set(name, { name, shape: [2], data });
      return {
        op: 'Resize',
        inputs: [nameOf(image), '', '', name],
        output,
        attributes: {
          axes: [2, 3],
          mode: 'linear',
          coordinate_transformation_mode: operation.halfPixelCenters ? 'half_pixel' : 'asymmetric',
        },
      };
    }
    const op = sameMeaning[operation.name];
    if (!op) throw new Error(`The operation ${operation.name} is not known.`);
    return { op, inputs: operation.inputs.map(plainInput), output };
  }

  const nodes = model.operations
    .filter(({ outputs }) => !dequantized.has(outputs[0] ?? -1))
    .map(toNode);
  const [, height = 1, width = 1, depth = 1] = model.shapes[model.input] ?? [];
  return {
    input: { name: nameOf(model.input), shape: [1, depth, height, width] },
    outputs: [nameOf(model.output)],
    nodes,
    constants: [...constants.values()],
  };
}

/** The transposed one doubles its picture with a kernel of 2 × 2: its stride is its kernel. */
function convolutionOf(
  operation: Operation,
  kernel: Tensor,
): Record<string, string | number | number[]> {
  const [, height = 1, width = 1, depth = 1] = kernel.shape;
  if (operation.name === 'Convolution2DTransposeBias') return { strides: [height, width] };
  return {
    strides: [operation.strideY, operation.strideX],
    auto_pad: operation.samePadding ? 'SAME_UPPER' : 'VALID',
    group: operation.name === 'depthwiseConv' ? depth : 1,
  };
}
