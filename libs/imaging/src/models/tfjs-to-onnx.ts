import { transpose, type Tensor } from './layout.ts';
import type { OnnxGraph } from './onnx-graph.ts';
import { TfjsGraph, type Convert } from './tfjs-graph.ts';
import type { TfjsModel, TfjsNode } from './tfjs-model.ts';

/**
 * Converts the part of a TensorFlow.js graph that leads to `outputs` to ONNX, in NCHW layout.
 * @param shape of the input: [1, channels, height, width]
 */
export function tfjsToOnnx(model: TfjsModel, shape: number[], outputs: string[]): OnnxGraph {
  const graph = new TfjsGraph(model, convert);
  graph.needAll(outputs);
  return graph.finish(shape, outputs);
}

const convert: Convert = (graph, node) => {
  const conversion = conversions[node.op];
  if (!conversion) throw new Error(`The operation ${node.op} is not known.`);
  conversion(graph, node);
};

/** Nothing but the name differs. */
const renamed =
  (op: string): Convert =>
  (graph, { name, inputs }) =>
    graph.add(op, graph.needAll(inputs), name);

/** @param order how the kernel's axes lie in ONNX: results, channels, height, width */
const convolution =
  (order: number[], isDepthwise: boolean): Convert =>
  (graph, { name, inputs, attributes }) => {
    const [image = '', weights = '', bias, slope] = inputs;
    const kernel = graph.constantOf(weights);
    const activation = attributes['fused_ops']?.list?.s?.map(fromBase64).at(1);
    const result = activation ? `${name}:sum` : name;
    const given = [
      graph.need(image),
      graph.keep(`${name}:weights`, transpose(kernel, order)),
      ...(bias ? [graph.keep(`${name}:bias`, graph.constantOf(bias))] : []),
    ];
    const group = isDepthwise ? (kernel.shape[2] ?? 1) : 1;
    graph.add('Conv', given, result, { ...placing(attributes), group });
    if (activation === 'Prelu') {
      graph.add('PRelu', [result, graph.keepSlope(slope ?? '')], name);
    } else if (activation) graph.add(activation, [result], name);
  };

const maxPool: Convert = (graph, { name, inputs: [image = ''], attributes }) => {
  const [, height = '1', width = '1'] = attributes['ksize']?.list?.i ?? [];
  const kernel = [Number(height), Number(width)];
  graph.add('MaxPool', [graph.need(image)], name, {
    kernel_shape: kernel,
    ...placing(attributes),
  });
};

const pad: Convert = (graph, { name, inputs: [image = '', pads = ''] }) => {
  // Rows are batch, height, width and channels, each with the padding before and after.
  const { data } = transpose(graph.constantOf(pads), [1, 0]);
  const order = [0, 3, 1, 2, 4, 7, 5, 6].map((at) => data[at] ?? 0);
  graph.add('Pad', [graph.need(image), graph.keepInts(`${name}:pads`, order)], name);
};

const resize: Convert = (graph, { name, inputs: [image = '', size = ''], attributes }) => {
  if (attributes['align_corners']?.b) throw new Error('Aligned corners are not known.');
  const place = attributes['half_pixel_centers']?.b ? 'half_pixel' : 'asymmetric';
  const sizeThere = graph.keepInts(`${name}:size`, [...graph.constantOf(size).data]);
  graph.add('Resize', [graph.need(image), '', '', sizeThere], name, {
    axes: [2, 3],
    mode: 'linear',
    coordinate_transformation_mode: place,
  });
};

const full = convolution([3, 2, 0, 1], false);
const depthwise = convolution([2, 3, 0, 1], true);

/** How each operation of TensorFlow.js is told in ONNX. */
const conversions: Record<string, Convert> = {
  Placeholder: (graph, { name }) => {
    graph.input = name;
  },
  Add: renamed('Add'),
  AddV2: renamed('Add'),
  Mul: renamed('Mul'),
  Relu: renamed('Relu'),
  Sigmoid: renamed('Sigmoid'),
  Identity: renamed('Identity'),
  Conv2D: full,
  _FusedConv2D: full,
  DepthwiseConv2dNative: depthwise,
  FusedDepthwiseConv2dNative: depthwise,
  Relu6: (graph, { name, inputs: [image = ''] }) => {
    const [from, to] = [scalar(0), scalar(6)];
    graph.add('Clip', [graph.need(image), graph.keep('zero', from), graph.keep('six', to)], name);
  },
  Prelu: (graph, { name, inputs: [image = '', slope = ''] }) =>
    graph.add('PRelu', [graph.need(image), graph.keepSlope(slope)], name),
  MaxPool: maxPool,
  Pad: pad,
  Mean: (graph, { name, inputs: [image = ''] }) =>
    graph.add('GlobalAveragePool', [graph.need(image)], name),
  ConcatV2: (graph, { name, inputs }) =>
    graph.add('Concat', graph.needAll(inputs.slice(0, -1)), name, { axis: 1 }),
  ResizeBilinear: resize,
};

const fromBase64 = (text = '') => atob(text);

/** Strides and padding of a window. */
function placing(attributes: TfjsNode['attributes']) {
  const [, strideY = '1', strideX = '1'] = attributes['strides']?.list?.i ?? [];
  return {
    strides: [Number(strideY), Number(strideX)],
    auto_pad: fromBase64(attributes['padding']?.s) === 'VALID' ? 'VALID' : 'SAME_UPPER',
  };
}

const scalar = (value: number): Tensor => ({ shape: [], data: Float32Array.of(value) });
