import type { Tensor } from './layout.ts';
import type { OnnxConstant, OnnxNode } from './onnx-graph.ts';

/** The numbers that a convolution takes and gives, as they were measured; beyond them it clips. */
export type ByteRanges = { in: readonly [number, number]; out: readonly [number, number] };

type ByteConvolution = {
  name: string;
  from: string[];
  /** [outputs, inputs, height, width] */
  kernel: Tensor;
  bias: Tensor;
  range: ByteRanges;
  attributes: Record<string, string>;
};

/** The most that two products of a byte and a weight may add up to in 16 bits, as some processors do. */
const largestWeight = 63;

/**
 * A convolution with bytes for numbers and weights of seven bits, each output channel with a scale
 * of its own (Jacob et al., CVPR 2018). Takes and gives floats.
 */
export function byteConvolution(options: ByteConvolution): {
  nodes: OnnxNode[];
  constants: OnnxConstant[];
} {
  const { name, from, kernel, bias, range, attributes } = options;
  const [takes, gives] = [levels(range.in), levels(range.out)];
  const { whole, scales } = toSevenBits(kernel);
  const whatBiasIs = Int32Array.from(bias.data, (value, i) =>
    Math.round(value / (takes.scale * (scales[i] as number))),
  );
  const part = (suffix: string) => `${name}:${suffix}`;
  const constants: OnnxConstant[] = [
    { name: part('xs'), shape: [], data: Float32Array.of(takes.scale) },
    { name: part('xz'), shape: [], data: Uint8Array.of(takes.zero) },
    { name: part('w'), shape: kernel.shape, data: whole },
    { name: part('ws'), shape: [scales.length], data: scales },
    { name: part('wz'), shape: [scales.length], data: new Int8Array(scales.length) },
    { name: part('ys'), shape: [], data: Float32Array.of(gives.scale) },
    { name: part('yz'), shape: [], data: Uint8Array.of(gives.zero) },
    { name: part('b'), shape: [whatBiasIs.length], data: whatBiasIs },
  ];
  const inputs = ['x', 'xs', 'xz', 'w', 'ws', 'wz', 'ys', 'yz', 'b'].map(part);
  const nodes: OnnxNode[] = [
    { op: 'QuantizeLinear', inputs: [...from, part('xs'), part('xz')], output: part('x') },
    { op: 'QLinearConv', inputs, output: part('y'), attributes },
    { op: 'DequantizeLinear', inputs: [part('y'), part('ys'), part('yz')], output: name },
  ];
  return { nodes, constants };
}

function levels([low, high]: readonly [number, number]): { scale: number; zero: number } {
  const scale = (high - low) / 255;
  return { scale, zero: Math.round(-low / scale) };
}

function toSevenBits({ shape, data }: Tensor): { whole: Int8Array; scales: Float32Array } {
  const [outputs = 1] = shape;
  const size = data.length / outputs;
  const scales = Float32Array.from({ length: outputs }, (_, i) => {
    const channel = data.subarray(i * size, (i + 1) * size);
    return channel.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6) / largestWeight;
  });
  const whole = Int8Array.from(data, (value, i) =>
    Math.round(value / (scales[Math.floor(i / size)] as number)),
  );
  return { whole, scales };
}
