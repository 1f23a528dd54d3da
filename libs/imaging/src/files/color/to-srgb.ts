import { convertToSrgb, type ColorEncoding } from '@tintory/pixels';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { unreadable } from '../unreadable.ts';
import type { ColorReading } from './read-encoding.ts';

/** A picture, upright, as 8-bit sRGB, converted by its colour encoding. */
export async function toSrgb(
  input: string | Buffer,
  options: SharpOptions,
  reading: ColorReading,
  metadata: Metadata,
): Promise<Sharp> {
  switch (reading) {
    case 'decoder':
      return sharp(input, options).autoOrient().toColourspace('srgb');
    case 'as-is':
      return sharp(input, { ...options, ignoreIcc: true })
        .autoOrient()
        .toColourspace('srgb');
    case 'tables':
      // sharp converts 16 bits by their profile to Display P3, and stops there without this.
      return sharp(input, options)
        .autoOrient()
        .withIccProfile('srgb', { attach: false })
        .toColourspace('srgb');
    default:
      return convert(sharp(input, { ...options, ignoreIcc: true }).autoOrient(), reading, metadata);
  }
}

async function convert(
  upright: Sharp,
  encoding: ColorEncoding,
  { depth, bitsPerSample = 16 }: Metadata,
): Promise<Sharp> {
  const deep = depth === 'ushort';
  const { data, info } = await upright
    .toColourspace(deep ? 'rgb16' : 'srgb')
    .raw({ depth: deep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw unreadable(cause);
    });
  const { width, height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  // 10 and 12 bits are shifted to the upper end of 16.
  const max = deep ? 65_536 - 2 ** (16 - bitsPerSample) : 255;
  const numbers = deep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  const srgb = convertToSrgb({ data: numbers, channels, max }, encoding);
  return sharp(Buffer.from(srgb.buffer), { raw: { width, height, channels } });
}
