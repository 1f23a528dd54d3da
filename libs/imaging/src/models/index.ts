export { readModelFile } from './model-file.ts';
export { findObjects, type FoundObject } from './object-boxes.ts';
export type { OnnxConstant, OnnxGraph } from './onnx-graph.ts';
export { type OnnxModel, startOnnx } from './onnx-session.ts';
export { readTfjs, type TfjsFile, type TfjsModel } from './tfjs-model.ts';
export { tfjsToOnnx } from './tfjs-to-onnx.ts';
