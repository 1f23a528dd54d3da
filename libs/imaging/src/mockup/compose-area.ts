import { layPicture, premultiply, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { describeImage } from '../files/describe-image.ts';
import { openSrgb } from '../files/open-srgb.ts';
import { imageLimits } from '@tintory/contract';
import { unreadable } from '../files/unreadable.ts';
import type { AreaPrint, PrintLayer } from './mockup-types.ts';

/** A layer that reaches far beyond its canvas is not enlarged beyond so many canvases. */
const largest = 1.5;

/**
 * All layers of an area with its bleed on a transparent canvas, premultiplied. One layer is in
 * memory at a time, with the pixels that it is printed with.
 */
export async function composeArea(area: AreaPrint, perMm: number): Promise<RgbaImage> {
  const { bleed } = area;
  const width = Math.max(1, Math.round((area.width + 2 * bleed) * perMm));
  const height = Math.max(1, Math.round((area.height + 2 * bleed) * perMm));
  const canvas = { data: new Uint8ClampedArray(width * height * 4), width, height };
  for (const layer of area.layers) {
    const printed = layer.scale * area.width * perMm;
    const picture = await readLayer(layer, printed, largest * width * height);
    premultiply(picture);
    layPicture(canvas, picture, {
      ...{ x: (layer.x + bleed) * perMm, y: (layer.y + bleed) * perMm },
      ...{ width: printed, height: (printed * picture.height) / picture.width },
      ...{ rotation: layer.rotation, tiled: area.tiled },
    });
  }
  return canvas;
}

/** @throws ImageError as `describeImage` does, and `InvalidInput` for a damaged picture */
async function readLayer(
  { path }: PrintLayer,
  printed: number,
  mostPixels: number,
): Promise<RgbaImage> {
  const limit = imageLimits.maxPixels;
  const metadata = await describeImage(path, limit);
  const { width: own, height } = metadata.autoOrient;
  const held = Math.max(own, Math.sqrt((mostPixels * own) / height));
  const width = Math.max(1, Math.round(Math.min(printed, held)));
  try {
    const image = await openSrgb(path, { limitInputPixels: limit, metadata });
    const sized = width === own ? image : image.resize(width);
    const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const { buffer, byteOffset, byteLength } = data;
    const bytes = new Uint8ClampedArray(buffer, byteOffset, byteLength);
    return { data: bytes, width: info.width, height: info.height };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** A map of a blank as it is stored. */
export async function readMapFile(path: string) {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
