import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk } from '@tintory/pixels';
import { withPngChunks } from './with-png-chunks.ts';

export type Signal = readonly [red: number, green: number, blue: number];

/** Side of each patch in pixels. */
const side = 16;

type PatchOptions = {
  /** Bits a channel. */
  bits: 8 | 16;
  gray?: boolean;
  alpha?: boolean;
};

/** A PNG of patches side by side, with signals from 0 to 1 unconverted and no profile. */
export async function patchesPng(
  signals: readonly Signal[],
  { bits, gray = false, alpha = false }: PatchOptions,
): Promise<Buffer> {
  const width = side * signals.length;
  const channels = ((gray ? 1 : 3) + (alpha ? 1 : 0)) as 1 | 2 | 3 | 4;
  const most = 2 ** bits - 1;
  const out = new (bits === 8 ? Uint8Array : Uint16Array)(width * side * channels);
  for (let at = 0; at < width * side; at += 1) {
    const signal = signals[Math.floor((at % width) / side)] ?? [0, 0, 0];
    const values = [...signal.slice(0, gray ? 1 : 3), ...(alpha ? [1] : [])];
    out.set(
      values.map((value) => Math.round(Math.min(1, Math.max(0, value)) * most)),
      at * channels,
    );
  }
  const picture = sharp(out, { raw: { width, height: side, channels } });
  if (bits === 8)
    return picture
      .toColourspace(gray ? 'b-w' : 'srgb')
      .png()
      .toBuffer();
  return picture
    .toColourspace(gray ? 'grey16' : 'rgb16')
    .png()
    .toBuffer();
}

export const withIcc = (png: Buffer, icc: Buffer): Buffer =>
  withPngChunks(png, pngChunk('iCCP', Buffer.concat([Buffer.from('test\0\0'), deflateSync(icc)])));

export const withCicp = (png: Buffer, primaries: number, transfer: number): Buffer =>
  withPngChunks(png, pngChunk('cICP', Buffer.of(primaries, transfer, 0, 1)));

/** The same as an AVIF of this bit depth; it keeps the profile. */
export const asAvif = (png: Buffer, bitdepth: 8 | 10 | 12): Promise<Buffer> =>
  sharp(png)
    .keepIccProfile()
    .toColourspace(bitdepth === 8 ? 'srgb' : 'rgb16')
    .avif({ lossless: true, chromaSubsampling: '4:4:4', bitdepth, effort: 0 })
    .toBuffer();

/** An AVIF with its colours given by code points. */
export function withNclx(avif: Buffer, primaries: number, transfer: number): Buffer {
  const coded = Buffer.from(avif);
  const at = coded.indexOf('nclx');
  coded.writeUInt16BE(primaries, at + 4);
  coded.writeUInt16BE(transfer, at + 6);
  return coded;
}

/** The centre of each patch, as three bytes. */
export async function readPatches(path: string, count: number): Promise<number[][]> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  return Array.from({ length: count }, (_, patch) => {
    const at = row + Math.floor(((patch + 0.5) * info.width) / count);
    const values = Array.from(data.subarray(at * info.channels, (at + 1) * info.channels));
    return values.length < 3 ? [0, 0, 0].map(() => values[0] ?? 0) : values;
  });
}
