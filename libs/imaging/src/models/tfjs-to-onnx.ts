import { channelsFirst, transpose, type Tensor } from './layout.ts';
import type { OnnxConstant, OnnxGraph, OnnxNode } from './onnx-graph.ts';
import type { TfjsModel, TfjsNode } from './tfjs-model.ts';

/** What an operation is called in ONNX where nothing but the name differs. */
const sameMeaning: Record<string, string> = {
  Add: 'Add',
  AddV2: 'Add',
  Mul: 'Mul',
  Relu: 'Relu',
  Sigmoid: 'Sigmoid',
  Identity: 'Identity',
};

const convolutions: Record<string, { order: number[]; depthwise: boolean }> = {
  Conv2D: { order: [3, 2, 0, 1], depthwise: false },
  _FusedConv2D: { order: [3, 2, 0, 1], depthwise: false },
  DepthwiseConv2dNative: { order: [2, 3, 0, 1], depthwise: true },
  FusedDepthwiseConv2dNative: { order: [2, 3, 0, 1], depthwise: true },
};

const fromBase64 = (text = '') => atob(text);

/**
 * Turns the part of a TensorFlow.js graph that leads to `outputs` into ONNX, with the channels
 * before height and width.
 *
 * @param shape of the input: [1, channels, height, width]
 */
export function tfjsToOnnx(model: TfjsModel, shape: number[], outputs: string[]): OnnxGraph {
  const constants = new Map<string, OnnxConstant>();
  const nodes: OnnxNode[] = [];
  const done = new Set<string>();
  let input = '';

  const constantOf = (name: string): Tensor => {
    const constant = model.constants.get(name);
    if (!constant) throw new Error(`The constant ${name} is missing.`);
    return constant;
  };
  const keep = (name: string, { shape: dims, data }: Tensor) => {
    constants.set(name, { name, shape: dims, data });
    return name;
  };
  const keepInts = (name: string, values: number[]) => {
    constants.set(name, {
      name,
      shape: [values.length],
      data: BigInt64Array.from(values.map(BigInt)),
    });
    return name;
  };
  /** One slope a channel, for the numbers below zero. */
  const keepSlope = (name: string) => keep(name, transpose(constantOf(name), [2, 0, 1]));
  /** The name of a value, with everything it comes from put into the graph first. */
  const need = (name: string): string => {
    const node = model.nodes.get(name);
    if (model.constants.has(name)) return keep(name, channelsFirst(constantOf(name)));
    if (!node) throw new Error(`The node ${name} is missing.`);
    if (!done.has(name)) {
      done.add(name);
      convert(node);
    }
    return name;
  };
  const add = (
    op: string,
    inputs: string[],
    output: string,
    attributes: OnnxNode['attributes'] = {},
  ) => nodes.push({ op, inputs, output, attributes });

  function convert(node: TfjsNode): void {
    const { name, op, attributes } = node;
    const [first = '', second = ''] = node.inputs;
    const same = sameMeaning[op];
    if (same) return void add(same, node.inputs.map(need), name);
    if (convolutions[op]) return convolve(node);
    switch (op) {
      case 'Placeholder':
        input = name;
        return;
      case 'Relu6':
        add('Clip', [need(first), keep('zero', scalar(0)), keep('six', scalar(6))], name);
        return;
      case 'Prelu':
        add('PRelu', [need(first), keepSlope(second)], name);
        return;
      case 'MaxPool': {
        const [, height = '1', width = '1'] = attributes['ksize']?.list?.i ?? [];
        const kernel = [Number(height), Number(width)];
        add('MaxPool', [need(first)], name, { kernel_shape: kernel, ...placing(attributes) });
        return;
      }
      case 'Pad': {
        // The rows are batch, height, width, channels, each with its zeros before and after.
        const { data } = transpose(constantOf(second), [1, 0]);
        const order = [0, 3, 1, 2, 4, 7, 5, 6].map((at) => data[at] ?? 0);
        add('Pad', [need(first), keepInts(`${name}:pads`, order)], name);
        return;
      }
      case 'Mean':
        add('GlobalAveragePool', [need(first)], name);
        return;
      case 'ConcatV2':
        add('Concat', node.inputs.slice(0, -1).map(need), name, { axis: 1 });
        return;
      case 'ResizeBilinear': {
        if (attributes['align_corners']?.b) throw new Error('Aligned corners are not known.');
        const place = attributes['half_pixel_centers']?.b ? 'half_pixel' : 'asymmetric';
        const size = keepInts(`${name}:size`, [...constantOf(second).data]);
        add('Resize', [need(first), '', '', size], name, {
          axes: [2, 3],
          mode: 'linear',
          coordinate_transformation_mode: place,
        });
        return;
      }
      default:
        throw new Error(`The operation ${op} is not known.`);
    }
  }

  function convolve({ name, op, inputs, attributes }: TfjsNode): void {
    const { order, depthwise } = convolutions[op] ?? { order: [], depthwise: false };
    const [image = '', weights = '', bias, slope] = inputs;
    const kernel = constantOf(weights);
    const activation = attributes['fused_ops']?.list?.s?.map(fromBase64).at(1);
    const result = activation ? `${name}:sum` : name;
    add(
      'Conv',
      [
        need(image),
        keep(`${name}:weights`, transpose(kernel, order)),
        ...(bias ? [keep(`${name}:bias`, constantOf(bias))] : []),
      ],
      result,
      {
        ...placing(attributes),
        group: depthwise ? (kernel.shape[2] ?? 1) : 1,
      },
    );
    if (activation === 'Prelu') add('PRelu', [result, keepSlope(slope ?? '')], name);
    else if (activation) add(activation, [result], name);
  }

  outputs.forEach(need);
  return { input: { name: input, shape }, outputs, nodes, constants: [...constants.values()] };
}

/** Where a window stands: how far apart, and whether beyond the border too. */
function placing(attributes: TfjsNode['attributes']) {
  const [, strideY = '1', strideX = '1'] = attributes['strides']?.list?.i ?? [];
  return {
    strides: [Number(strideY), Number(strideX)],
    auto_pad: fromBase64(attributes['padding']?.s) === 'VALID' ? 'VALID' : 'SAME_UPPER',
  };
}

const scalar = (value: number): Tensor => ({ shape: [], data: Float32Array.of(value) });
