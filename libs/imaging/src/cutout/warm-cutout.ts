import type { RgbaImage } from '@tintory/pixels';
import { cutoutPipeline } from './cutout-pipeline.ts';
import { look } from './find-hints.ts';

/** After this many rounds all code is loaded and compiled, and a cutout gets no faster. */
const rounds = 3;

/** Warms up what would delay the first cutout by a second. */
export async function warmCutout(): Promise<null> {
  for (let round = 0; round < rounds; round += 1) await cutoutPipeline(disc(), { look });
  return null;
}

/** A red disc on a light ground. */
function disc(): RgbaImage {
  const [width, height, radius] = [640, 480, 150];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [(i % width) - width / 2, Math.floor(i / width) - height / 2];
    data.set(Math.hypot(x, y) < radius ? [200, 60, 40, 255] : [230, 230, 225, 255], i * 4);
  }
  return { data, width, height };
}
