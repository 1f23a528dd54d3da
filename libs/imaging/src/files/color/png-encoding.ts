import type { FileHandle } from 'node:fs/promises';
import {
  codedEncoding,
  primariesToSrgb,
  srgbPrimaries,
  srgbToLinear,
  type Chromaticities,
  type ColorEncoding,
} from '@tintory/pixels';

const [signatureBytes, headBytes, checksumBytes] = [8, 8, 4];
/** The chunks about colour, by descending precedence (PNG, third edition, 4.3). */
type ColorChunks = { cICP?: Buffer; iCCP?: Buffer; sRGB?: Buffer; gAMA?: Buffer; cHRM?: Buffer };
const told = ['cICP', 'iCCP', 'sRGB', 'gAMA', 'cHRM'] as const;

/** sRGB's gamma as encoders round it: values within the tolerance mean sRGB. */
const [srgbGamma, gammaTolerance] = [45_455, 500];

/** The colour encoding of a PNG without a profile; `profile` if its profile takes precedence. */
export async function pngEncoding(file: FileHandle): Promise<ColorEncoding | 'profile' | null> {
  const { cICP, iCCP, sRGB, gAMA, cHRM } = await readColorChunks(file);
  // PNG requires matrix coefficients of 0: a chunk with others is ignored.
  if (cICP?.length === 4 && cICP[2] === 0) return codedEncoding(cICP[0] ?? 0, cICP[1] ?? 0);
  if (iCCP) return 'profile';
  return sRGB || gAMA?.length !== 4 ? null : gammaEncoding(gAMA.readUInt32BE(), cHRM);
}

function gammaEncoding(gamma: number, cHRM: Buffer | undefined): ColorEncoding | null {
  if (gamma === 0) return null;
  const isSrgb = Math.abs(gamma - srgbGamma) <= gammaTolerance;
  const primaries = cHRM?.length === 32 ? chromaticities(cHRM) : srgbPrimaries;
  if (isSrgb && primaries.every((value, at) => Math.abs(value - (srgbPrimaries[at] ?? 0)) < 1e-3)) {
    return null;
  }
  const curve = isSrgb ? srgbToLinear : (v: number) => v ** (100_000 / gamma);
  const matrix = primariesToSrgb(primaries);
  if (!matrix.every(Number.isFinite)) return null;
  return { curves: [curve, curve, curve], matrix, range: 'standard', luminance: [0, 1, 0] };
}

/** The file lists white first. */
function chromaticities(cHRM: Buffer): Chromaticities {
  const at = (index: number) => cHRM.readUInt32BE(index * 4) / 100_000;
  return [at(2), at(3), at(4), at(5), at(6), at(7), at(0), at(1)];
}

/** These chunks precede the pixel data; a profile is only detected, not read. */
async function readColorChunks(file: FileHandle): Promise<ColorChunks> {
  const chunks: ColorChunks = {};
  const head = Buffer.alloc(headBytes);
  for (let at = signatureBytes; ;) {
    const { bytesRead } = await file.read(head, 0, headBytes, at);
    const name = head.toString('latin1', 4);
    if (bytesRead < headBytes || name === 'IDAT' || name === 'IEND') return chunks;
    const length = head.readUInt32BE();
    const wanted = told.find((known) => known === name);
    if (wanted) {
      const data = Buffer.alloc(wanted === 'iCCP' ? 0 : Math.min(length, 32));
      await file.read(data, 0, data.length, at + headBytes);
      chunks[wanted] ??= data;
    }
    at += headBytes + length + checksumBytes;
  }
}
