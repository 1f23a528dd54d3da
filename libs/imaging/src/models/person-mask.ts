import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plane, RgbaImage } from '@tintory/pixels';
import { readTflite, type TfliteModel } from './tflite-model.ts';
import { runTflite } from './run-tflite.ts';

/** The file that was tried and looked at; another one is another model. */
const sha256 = '8d13b7fae74af625c641226813616a2117bd6bca19eb3b75574621fc08557f27';

const side = 256;

let loaded: Promise<TfliteModel> | undefined;

/** Loads the selfie segmentation model of MediaPipe (Apache-2.0) once a process. */
export function loadPersonModel(): Promise<TfliteModel> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<TfliteModel> {
  const { resolve } = createRequire(import.meta.url);
  const bytes = await readFile(
    resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite'),
  );
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error('The person model is not the one that was checked.');
  }
  return readTflite(new Uint8Array(bytes));
}

/**
 * How surely each place belongs to a person or an animal, as a plane of 256 × 256 over the whole
 * picture; 0 to 1.
 */
export async function findPerson(image: RgbaImage): Promise<Plane> {
  const output = runTflite(await loadPersonModel(), toInput(image));
  return { data: output.data, width: side, height: side };
}

/** The picture stretched to the model's square, RGB from 0 to 1. */
function toInput({ data, width, height }: RgbaImage): Float32Array {
  const input = new Float32Array(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / side));
    for (let x = 0; x < side; x += 1) {
      const column = Math.min(width - 1, Math.floor(((x + 0.5) * width) / side));
      for (let c = 0; c < 3; c += 1) {
        input[(y * side + x) * 3 + c] = (data[(row * width + column) * 4 + c] as number) / 255;
      }
    }
  }
  return input;
}
