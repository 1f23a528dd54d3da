import {
  readModelFile,
  type OnnxConstant,
  type OnnxGraph,
  startOnnx,
  type OnnxModel,
  readTfjs,
  type TfjsFile,
  type TfjsModel,
  tfjsToOnnx,
} from '@tintory/imaging/models';

const packageName = '@vladmandic/human';
const graph = {
  path: 'models/movenet-lightning.json',
  sha256: 'df8cbde44d00f533ccc4916a7c6ebc17316532fb3fadad114ec667fef22872e9',
};
const weights = {
  path: 'models/movenet-lightning.bin',
  sha256: 'bf97bc10d9c8a11200b0190ed64ce039b6252f1aff7cb552aca99b3d191c2f34',
};

/** Side of the model's square input, in pixels. */
export const moveNetSide = 192;

const part = (name: string) => `StatefulPartitionedCall/${name}`;

/** The node that takes the picture, scaled to -1 to 1: earlier nodes only scale bytes. */
const entry = part('sub_1');

/** The last convolutions: later nodes only pick numbers by position, which `decodePose` does. */
const outputs = [
  'center_0/conv2d_4',
  'kpt_regress_0/conv2d_6',
  'kpt_heatmap_0/conv2d_5',
  'kpt_offset_0/conv2d_7',
].map((name) => part(`${name}/BiasAdd`));

let loaded: Promise<OnnxModel> | undefined;

/**
 * Loads MoveNet Lightning (Votel and Li, Google 2021; Apache-2.0) once per process.
 *
 * @returns a model from planes of -1 to 1 to the maps of centres, regressions, heat and offsets
 * @throws Error if a file is missing or has another content
 */
export function loadMoveNet(): Promise<OnnxModel> {
  loaded ??= startMoveNet();
  return loaded;
}

async function startMoveNet(): Promise<OnnxModel> {
  const [topology, numbers] = await Promise.all(
    [graph, weights].map(({ path, sha256 }) => readModelFile(packageName, path, sha256)),
  );
  const file = JSON.parse(new TextDecoder().decode(topology)) as TfjsFile;
  const model = startAt(readTfjs(file, numbers ?? new Uint8Array()), entry);
  return startOnnx(clipAtSix(tfjsToOnnx(model, [1, 3, moveNetSide, moveNetSide], outputs)));
}

/** The same graph with a later node as its input. */
function startAt(model: TfjsModel, name: string): TfjsModel {
  const nodes = new Map(model.nodes);
  nodes.set(name, { op: 'Placeholder', name, inputs: [], attributes: {} });
  return { nodes, constants: model.constants };
}

/** ONNX has no Relu6, which the converter keeps where it was fused into a convolution. */
function clipAtSix(onnx: OnnxGraph): OnnxGraph {
  const [low, high] = ['relu6:low', 'relu6:high'];
  const limits: OnnxConstant[] = [
    { name: low, shape: [], data: Float32Array.of(0) },
    { name: high, shape: [], data: Float32Array.of(6) },
  ];
  const nodes = onnx.nodes.map((node) =>
    node.op === 'Relu6' ? { ...node, op: 'Clip', inputs: [...node.inputs, low, high] } : node,
  );
  return { ...onnx, nodes, constants: [...onnx.constants, ...limits] };
}
