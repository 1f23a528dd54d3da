import type { Plane, RgbaImage } from '@tintory/pixels';
import { readModelFile } from './model-file.ts';
import { startOnnx, type OnnxModel } from './onnx-session.ts';
import { readTflite } from './tflite-model.ts';
import { tfliteToOnnx } from './tflite-to-onnx.ts';
import { toPlanes } from './to-planes.ts';

const sha256 = '8d13b7fae74af625c641226813616a2117bd6bca19eb3b75574621fc08557f27';

const side = 256;

let loaded: Promise<OnnxModel> | undefined;

/** Loads MediaPipe's selfie segmentation model (Apache-2.0) once per process. */
function loadPersonModel(): Promise<OnnxModel> {
  loaded ??= readModelFile(
    '@mediapipe/selfie_segmentation',
    'selfie_segmentation.tflite',
    sha256,
  ).then((bytes) => startOnnx(tfliteToOnnx(readTflite(bytes))));
  return loaded;
}

/**
 * Probability that a pixel belongs to a person or an animal, as a plane of 256 × 256 over the whole
 * picture; 0 to 1.
 */
export async function findPerson(image: RgbaImage): Promise<Plane> {
  const model = await loadPersonModel();
  const [data = new Float32Array(side * side)] = await model.run(toPlanes(image, side, 1 / 255));
  return { data, width: side, height: side };
}
