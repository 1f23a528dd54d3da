import { decodeLogLight } from './panorama/log-light.ts';
import { lightFromDisplay } from './panorama/from-display.ts';
import { measureLight, type PlaceLight } from './panorama/measure-light.ts';
import { readRadiance } from './panorama/read-radiance.ts';
import { resizeLight, type LightImage } from './panorama/light-image.ts';
import { readFile } from 'node:fs/promises';
import { readRgba } from '@tintory/imaging/files';
import { ImageError } from '@tintory/imaging';

export type PanoramaFile = {
  path: string;
  /** `log`: the format of the places' own files. `display`: an ordinary picture. */
  encoding: 'log' | 'display' | 'radiance';
  /** Measured before its highlights were clipped; by default measured on the panorama itself. */
  light?: PlaceLight | undefined;
};

export type Panorama = { image: LightImage; light: PlaceLight };

/** Largest width in pixels: a view shows at most a tenth of it. */
const widest = 2_048;

/**
 * @throws ImageError `Internal` for an unreadable panorama: places are checked when they are loaded
 */
export async function readPanorama({ path, encoding, light }: PanoramaFile): Promise<Panorama> {
  const whole = await decode(path, encoding).catch((cause: unknown) => {
    throw new ImageError('Internal', `The panorama ${path} cannot be read.`, { cause });
  });
  const image = resizeLight(whole, widest);
  return { image, light: light ?? measureLight(image, 1) };
}

async function decode(path: string, encoding: PanoramaFile['encoding']): Promise<LightImage> {
  if (encoding === 'radiance') return readRadiance(await readFile(path));
  const pixels = await readRgba(path);
  return encoding === 'log' ? decodeLogLight(pixels) : lightFromDisplay(pixels);
}
