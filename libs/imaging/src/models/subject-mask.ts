import type { Plane, RgbaImage } from '@tintory/pixels';
import { readModelFile } from './model-file.ts';
import { openOnnx, type OnnxModel } from './onnx-session.ts';
import { toPlanes } from './to-planes.ts';

const sha256 = '1792dbdb49a1d54f16522412cd31d9e8bfc072aa33b4e4fb3ba66282e864de3d';

const side = 160;

let loaded: Promise<OnnxModel> | undefined;

/** Loads the project's own model of what a picture is of, once a process. */
function loadSubjectModel(): Promise<OnnxModel> {
  loaded ??= readModelFile('@tintory/imaging', 'models/subject.onnx', sha256).then((bytes) =>
    openOnnx(bytes, [1, 3, side, side]),
  );
  return loaded;
}

/**
 * How surely each place belongs to what the picture is of, as a plane of 160 × 160 over the whole
 * picture; 0 to 1.
 */
export async function findSubjectMask(image: RgbaImage): Promise<Plane> {
  const model = await loadSubjectModel();
  const [data = new Float32Array(side * side)] = await model.run(toPlanes(image, side, 1 / 255));
  return { data, width: side, height: side };
}
