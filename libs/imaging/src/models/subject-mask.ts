import { createPlane, stretchImage, type Plane, type RgbaImage } from '@tintory/pixels';
import { readModelFile } from './model-file.ts';
import { openOnnx, type OnnxModel } from './onnx-session.ts';

const sha256 = '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8';

/** Width and height of the model's input, in pixels. */
const side = 320;
/** ImageNet's mean and standard deviation of red, green and blue, 0 to 1. */
const means = [0.485, 0.456, 0.406] as const;
const deviations = [0.229, 0.224, 0.225] as const;
/** With a second core idle a pass takes half the time; otherwise hardly more. */
const threads = 2;

let loaded: Promise<OnnxModel> | undefined;

/** Loads U²-Netp, the small U²-Net (Qin et al. 2020), trained on DUTS-TR, once per process. */
function loadSubjectModel(): Promise<OnnxModel> {
  loaded ??= readModelFile('@tintory/imaging', 'models/u2netp.onnx', sha256).then((bytes) =>
    openOnnx(bytes, [1, 3, side, side], threads),
  );
  return loaded;
}

/**
 * The subject mask of the picture stretched to the model's square input.
 *
 * @returns 0 to 1, 320 × 320
 */
export const findSubjectStretched = (image: RgbaImage): Promise<Plane> =>
  findSubject(stretchImage(image, side, side));

/**
 * The subject mask of the picture scaled and centred in the model's input.
 *
 * @returns 0 to 1, with the picture's aspect ratio, longer side 320
 */
export function findSubjectFramed(image: RgbaImage): Promise<Plane> {
  const scale = side / Math.max(image.width, image.height);
  const [width, height] = [image.width, image.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number];
  return findSubject(stretchImage(image, width, height));
}

/** @param image at most `side` × `side` */
async function findSubject(image: RgbaImage): Promise<Plane> {
  const { width, height } = image;
  const model = await loadSubjectModel();
  const left = (side - width) >> 1;
  const top = (side - height) >> 1;
  const [answer = new Float32Array(side * side)] = await model.run(toInput(image, left, top));
  const mask = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * side + left;
    mask.data.set(answer.subarray(from, from + width), y * width);
  }
  return mask;
}

/** Normalised colours at a position of the input, surrounded by 0, the mean colour. */
function toInput({ data, width, height }: RgbaImage, left: number, top: number): Float32Array {
  const input = new Float32Array(3 * side * side);
  const brightest = brightestOf(data);
  for (let i = 0; i < width * height; i += 1) {
    const to = (top + Math.floor(i / width)) * side + left + (i % width);
    for (const channel of [0, 1, 2] as const) {
      const value = (data[i * 4 + channel] as number) / brightest;
      input[channel * side * side + to] = (value - means[channel]) / deviations[channel];
    }
  }
  return input;
}

/** The highest value of any channel; 1 in a black picture. */
function brightestOf(data: RgbaImage['data']): number {
  let brightest = 1;
  for (let i = 0; i < data.length; i += 1) {
    if (i % 4 < 3) brightest = Math.max(brightest, data[i] as number);
  }
  return brightest;
}
