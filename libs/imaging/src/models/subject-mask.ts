import { stretchImage, type Plane, type RgbaImage } from '@tintory/pixels';
import { readModelFile } from './model-file.ts';
import { openOnnx, type OnnxModel } from './onnx-session.ts';
import { toPlanes } from './to-planes.ts';

const sha256 = '3873e0e4083faf75ed012b20b7a83582cb620e15d5f75cdc1741302f7d962a99';

const side = 256;

let loaded: Promise<OnnxModel> | undefined;

/** Loads the project's own model of what a picture is of, once a process. */
function loadSubjectModel(): Promise<OnnxModel> {
  loaded ??= readModelFile('@tintory/imaging', 'models/subject.onnx', sha256).then((bytes) =>
    openOnnx(bytes, [1, 3, side, side]),
  );
  return loaded;
}

/**
 * How surely each place belongs to what the picture is of, as a plane of 256 × 256 over the whole
 * picture; 0 to 1.
 */
export async function findSubjectMask(image: RgbaImage): Promise<Plane> {
  const model = await loadSubjectModel();
  const small = stretchImage(image, side, side);
  const [data = new Float32Array(side * side)] = await model.run(toPlanes(small, side, 1 / 255));
  return { data, width: side, height: side };
}
