import protobuf from 'protobufjs/light.js';

/** A tensor; a picture is [1, channels, height, width]. */
export type OnnxConstant = {
  name: string;
  shape: number[];
  data: Float32Array | BigInt64Array<ArrayBuffer>;
};

export type OnnxNode = {
  op: string;
  inputs: string[];
  output: string;
  attributes?: Record<string, number | string | number[]>;
};

export type OnnxGraph = {
  /** A size of 0 is free: it may differ between runs. */
  input: { name: string; shape: number[] };
  outputs: string[];
  nodes: OnnxNode[];
  constants: OnnxConstant[];
};

const float = 1;
const int64 = 7;
const attributeTypes = { int: 2, string: 3, ints: 7 } as const;

/** The ONNX operator set version; the runtime supports it and later ones. */
const operationSet = 18;

const field = (type: string, id: number) => ({ type, id });
const list = (type: string, id: number) => ({ rule: 'repeated', type, id });

/** The parts of the ONNX schema (onnx.proto, IR version 8) that a plain graph needs. */
const schema = protobuf.Root.fromJSON({
  nested: {
    Attribute: {
      fields: {
        name: field('string', 1),
        i: field('int64', 3),
        s: field('bytes', 4),
        ints: list('int64', 8),
        type: field('int32', 20),
      },
    },
    Node: {
      fields: {
        input: list('string', 1),
        output: list('string', 2),
        opType: field('string', 4),
        attribute: list('Attribute', 5),
      },
    },
    Tensor: {
      fields: {
        dims: list('int64', 1),
        dataType: field('int32', 2),
        name: field('string', 8),
        rawData: field('bytes', 9),
      },
    },
    Dimension: { fields: { dimValue: field('int64', 1) } },
    Shape: { fields: { dim: list('Dimension', 1) } },
    TensorType: { fields: { elemType: field('int32', 1), shape: field('Shape', 2) } },
    Type: { fields: { tensorType: field('TensorType', 1) } },
    ValueInfo: { fields: { name: field('string', 1), type: field('Type', 2) } },
    Graph: {
      fields: {
        node: list('Node', 1),
        name: field('string', 2),
        initializer: list('Tensor', 5),
        input: list('ValueInfo', 11),
        output: list('ValueInfo', 12),
      },
    },
    OperatorSet: { fields: { version: field('int64', 2) } },
    Model: {
      fields: {
        irVersion: field('int64', 1),
        graph: field('Graph', 7),
        opsetImport: list('OperatorSet', 8),
      },
    },
  },
});

/** Encodes a graph as an ONNX file. */
export function encodeOnnx({ input, outputs, nodes, constants }: OnnxGraph): Uint8Array {
  const model = {
    irVersion: 8,
    opsetImport: [{ version: operationSet }],
    graph: {
      name: 'graph',
      node: nodes.map(toNode),
      initializer: constants.map(toTensor),
      input: [
        {
          name: input.name,
          type: {
            tensorType: {
              elemType: float,
              shape: { dim: input.shape.map((size) => (size > 0 ? { dimValue: size } : {})) },
            },
          },
        },
      ],
      output: outputs.map((name) => ({ name, type: { tensorType: { elemType: float } } })),
    },
  };
  return schema.lookupType('Model').encode(model).finish();
}

const toNode = ({ op, inputs, output, attributes = {} }: OnnxNode) => ({
  opType: op,
  input: inputs,
  output: [output],
  attribute: Object.entries(attributes).map(([name, value]) => {
    if (typeof value === 'number') return { name, type: attributeTypes.int, i: value };
    if (Array.isArray(value)) return { name, type: attributeTypes.ints, ints: value };
    return { name, type: attributeTypes.string, s: new TextEncoder().encode(value) };
  }),
});

const toTensor = ({ name, shape, data }: OnnxConstant) => ({
  name,
  dims: shape,
  dataType: data instanceof Float32Array ? float : int64,
  rawData: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
});
