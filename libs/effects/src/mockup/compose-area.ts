import { readRgbaOfWidth } from '@tintory/imaging/files';
import type { RgbaImage } from '@tintory/pixels';
import { layPicture, premultiply } from './kernels/lay-picture.ts';
import type { AreaPrint, PrintLayer } from './mockup-types.ts';

/** Layers larger than their canvas are enlarged to at most this many times its pixels. */
const largest = 1.5;

/**
 * All layers of an area with its bleed on a transparent canvas, premultiplied. Only one layer is in
 * memory at a time, at its printed resolution.
 *
 * @throws ImageError as `readRgba` does
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

const readLayer = ({ path }: PrintLayer, printed: number, mostPixels: number): Promise<RgbaImage> =>
  readRgbaOfWidth(path, (own) => {
    const held = Math.max(own.width, Math.sqrt((mostPixels * own.width) / own.height));
    return Math.max(1, Math.round(Math.min(printed, held)));
  });
