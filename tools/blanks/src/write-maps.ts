import { join } from 'node:path';
import type { Plane } from '@tintory/pixels';
import sharp from 'sharp';
import { mostShift, type BlankMaps } from './draw-blank.ts';
import { spreadLight } from './spread-light.ts';

/** Light value of byte 255: light may be brighter than a flat white. */
const lightRange = 1.25;

/** Writes the maps of a view as WebP files; smooth maps are stored at a lower resolution. */
export async function writeMaps(folder: string, viewId: string, maps: BlankMaps): Promise<void> {
  const path = (map: string) => join(folder, `${viewId}.${map}.webp`);
  const { mask, shade, sheen, colored, printable, dx, dy } = maps;
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  const toShift = (value: number) => byte(0.5 + value / (2 * mostShift));
  // Light is extended beyond the product's outline, so that compression does not ring at the edge.
  await interleave([spreadLight(shade, mask)], (value) => byte(value / lightRange))
    .webp({ quality: 95, effort: 6 })
    .toFile(path('light'));
  await interleave([sheen], byte)
    .resize(800)
    .webp({ quality: 84, effort: 6 })
    .toFile(path('sheen'));
  await interleave([mask, colored, printable], (value) => byte(Math.round(value * 15) / 15))
    .webp({ lossless: true, effort: 6 })
    .toFile(path('cover'));
  await interleave([dx, dy, dy], toShift).webp({ lossless: true, effort: 6 }).toFile(path('shift'));
}

function interleave(planes: Plane[], byte: (value: number) => number) {
  const [first] = planes as [Plane];
  const { width, height } = first;
  const data = Buffer.alloc(width * height * planes.length);
  for (const [channel, plane] of planes.entries()) {
    for (let i = 0; i < width * height; i += 1) {
      data[i * planes.length + channel] = byte(plane.data[i] as number);
    }
  }
  return sharp(data, { raw: { width, height, channels: planes.length as 1 | 3 } });
}
