import { channelsFirst, transpose, type Tensor } from './layout.ts';
import type { OnnxConstant, OnnxGraph, OnnxNode } from './onnx-graph.ts';
import type { Operation, TfliteModel } from './tflite-model.ts';

/** ONNX names of operations that differ in nothing else. */
const sameMeaning: Record<string, string> = {
  add: 'Add',
  multiply: 'Mul',
  relu: 'Relu',
  hardSwish: 'HardSwish',
  logistic: 'Sigmoid',
  // These models use only global average pooling.
  averagePool: 'GlobalAveragePool',
  dequantize: 'Identity',
};

/** Axis orders that convert a convolution's weights to ONNX. */
const weightOrders: Record<string, number[]> = {
  conv: [0, 3, 1, 2],
  depthwiseConv: [3, 0, 1, 2],
  Convolution2DTransposeBias: [3, 0, 1, 2],
};

/** Converts a TensorFlow Lite graph to ONNX, in NCHW layout. */
export function tfliteToOnnx(model: TfliteModel): OnnxGraph {
  const graph = new LiteGraph(model);
  const nodes = model.operations
    .filter(({ outputs }) => !graph.isDequantized(outputs[0] ?? -1))
    .map((operation) => toNode(graph, operation));
  const [, height = 1, width = 1, depth = 1] = model.shapes[model.input] ?? [];
  return {
    input: { name: nameOf(model.input), shape: [1, depth, height, width] },
    outputs: [nameOf(model.output)],
    nodes,
    constants: [...graph.constants.values()],
  };
}

const nameOf = (i: number) => `t${i}`;

/** The constants of a graph in the making. */
class LiteGraph {
  readonly constants = new Map<string, OnnxConstant>();
  private readonly model: TfliteModel;
  /** Constants in half precision, by what they are once they are read. */
  private readonly dequantized: ReadonlyMap<number, number>;

  constructor(model: TfliteModel) {
    this.model = model;
    this.dequantized = new Map(
      model.operations
        .filter(({ name, inputs }) => name === 'dequantize' && model.constants.has(inputs[0] ?? -1))
        .map(({ inputs, outputs }) => [outputs[0] ?? -1, inputs[0] ?? -1]),
    );
  }

  isDequantized(i: number): boolean {
    return this.dequantized.has(i);
  }

  constantOf(i: number): Tensor | undefined {
    return this.model.constants.get(this.dequantized.get(i) ?? i);
  }

  keep(name: string, { shape, data }: Pick<OnnxConstant, 'shape' | 'data'>): string {
    this.constants.set(name, { name, shape, data });
    return name;
  }

  /** The name of an input, which is put into the graph where it is a constant. */
  need(i: number): string {
    const constant = this.constantOf(i);
    return constant ? this.keep(nameOf(i), channelsFirst(constant)) : nameOf(i);
  }

  /** The height and width of a value, as a constant. */
  keepSize(i: number): string {
    const [, height = 1, width = 1] = this.model.shapes[i] ?? [];
    const data = BigInt64Array.of(BigInt(height), BigInt(width));
    return this.keep(`size${i}`, { shape: [2], data });
  }
}

function toNode(graph: LiteGraph, operation: Operation): OnnxNode {
  if (weightOrders[operation.name]) return convolutionNode(graph, operation);
  if (operation.name === 'resizeBilinear') return resizeNode(graph, operation);
  const op = sameMeaning[operation.name];
  if (!op) throw new Error(`The operation ${operation.name} is not known.`);
  const inputs = operation.inputs.map((i) => graph.need(i));
  return { op, inputs, output: nameOf(operation.outputs[0] ?? -1) };
}

function convolutionNode(graph: LiteGraph, operation: Operation): OnnxNode {
  const [image = -1, weights = -1, bias = -1] = operation.inputs;
  const [to = -1] = operation.outputs;
  const kernel = graph.constantOf(weights);
  const offset = graph.constantOf(bias);
  if (!kernel || !offset) throw new Error('A convolution lacks its weights.');
  return {
    op: operation.name === 'Convolution2DTransposeBias' ? 'ConvTranspose' : 'Conv',
    inputs: [
      nameOf(image),
      graph.keep(`w${to}`, transpose(kernel, weightOrders[operation.name] ?? [])),
      graph.keep(`b${to}`, { shape: [offset.data.length], data: offset.data }),
    ],
    output: nameOf(to),
    attributes: convolutionOf(operation, kernel),
  };
}

function resizeNode(graph: LiteGraph, operation: Operation): OnnxNode {
  const [image = -1] = operation.inputs;
  const [to = -1] = operation.outputs;
  return {
    op: 'Resize',
    inputs: [nameOf(image), '', '', graph.keepSize(to)],
    output: nameOf(to),
    attributes: {
      axes: [2, 3],
      mode: 'linear',
      coordinate_transformation_mode: operation.halfPixelCenters ? 'half_pixel' : 'asymmetric',
    },
  };
}

/** The transposed convolution doubles its input with a 2 × 2 kernel: its stride is its kernel. */
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
