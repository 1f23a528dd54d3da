import { byteConvolution, type ByteRanges } from './byte-convolution.ts';
import { transpose, type Tensor } from './layout.ts';
import type { OnnxConstant, OnnxGraph, OnnxNode } from './onnx-graph.ts';
import { readWeights, type WeightsManifest } from './tfjs-model.ts';

type Layer = {
  class_name: string;
  name: string;
  config: {
    padding?: 'same' | 'valid';
    activation?: string;
    size?: [number, number];
    interpolation?: string;
  };
  inbound_nodes: [string, number, number, object][][];
};

/** The parts of TensorFlow.js' layers model format that are read. */
export type KerasFile = {
  modelTopology: {
    model_config: { config: { layers: Layer[]; output_layers: [string, number, number][] } };
  };
  weightsManifest: WeightsManifest;
};

/**
 * Turns a plain functional Keras model, as TensorFlow.js stores it, into ONNX with the channels
 * before height and width.
 *
 * @param shape of the input: [1, channels, height, width]
 * @param ranges convolutions that are done with bytes, several times faster, by their names
 */
export function kerasToOnnx(
  file: KerasFile,
  weights: Uint8Array,
  shape: number[],
  ranges: Readonly<Record<string, ByteRanges>> = {},
): OnnxGraph {
  const { layers, output_layers: outputs } = file.modelTopology.model_config.config;
  const tensors = readWeights(file.weightsManifest, weights);
  const constants: OnnxConstant[] = [];
  const nodes: OnnxNode[] = [];
  let input = '';

  const keep = (name: string, { shape: dims, data }: Tensor): string => {
    constants.push({ name, shape: dims, data });
    return name;
  };
  const weightsOf = (name: string): Tensor => {
    const tensor = tensors.get(name);
    if (!tensor) throw new Error(`The weights ${name} are missing.`);
    return tensor;
  };
  const add = (op: string, inputs: string[], output: string, attributes?: OnnxNode['attributes']) =>
    nodes.push({ op, inputs, output, ...(attributes && { attributes }) });

  for (const { class_name: kind, name, config, inbound_nodes: inbound } of layers) {
    const from = (inbound[0] ?? []).map(([source]) => source);
    if (config.activation && kind === 'Conv2D' && config.activation !== 'linear') {
      throw new Error(`The activation ${config.activation} inside ${name} is not known.`);
    }
    switch (kind) {
      case 'InputLayer':
        input = name;
        break;
      case 'Conv2D': {
        const kernel = transpose(weightsOf(`${name}/kernel`), [3, 2, 0, 1]);
        const bias = weightsOf(`${name}/bias`);
        const attributes = { auto_pad: config.padding === 'same' ? 'SAME_UPPER' : 'VALID' };
        const range = ranges[name];
        if (range) {
          const part = byteConvolution({ name, from, kernel, bias, range, attributes });
          nodes.push(...part.nodes);
          constants.push(...part.constants);
        } else {
          const parts = [keep(`${name}:k`, kernel), keep(`${name}:b`, bias)];
          add('Conv', [...from, ...parts], name, attributes);
        }
        break;
      }
      case 'Activation':
        if (config.activation !== 'relu') throw new Error(`${name} is no rectifier.`);
        add('Relu', from, name);
        break;
      case 'Concatenate':
        add('Concat', from, name, { axis: 1 });
        break;
      case 'Add':
        add('Add', from, name);
        break;
      case 'UpSampling2D': {
        const [down = 1, across = 1] = config.size ?? [];
        const scales = keep(`${name}:scales`, {
          shape: [4],
          data: Float32Array.of(1, 1, down, across),
        });
        add('Resize', [...from, '', scales], name, {
          mode: 'nearest',
          coordinate_transformation_mode: 'asymmetric',
          nearest_mode: 'floor',
        });
        break;
      }
      default:
        throw new Error(`The layer ${kind} is not known.`);
    }
  }
  return {
    input: { name: input, shape },
    outputs: outputs.map(([name]) => name),
    nodes,
    constants,
  };
}
