import { open, type FileHandle } from 'node:fs/promises';
import type { ColorEncoding } from '@tintory/pixels';
import type { Metadata } from 'sharp';
import { heifEncoding } from './heif-encoding.ts';
import { iccEncoding } from './icc-encoding.ts';
import { pngEncoding } from './png-encoding.ts';

/**
 * How a picture's colours are converted to sRGB. `decoder`: by libvips. `tables`: by libvips in two
 * steps. `as-is`: they are sRGB already, whatever the profile says.
 */
export type ColorReading = ColorEncoding | 'decoder' | 'tables' | 'as-is';

export async function readEncoding(path: string, metadata: Metadata): Promise<ColorReading> {
  const { format, icc } = metadata;
  if (format === 'png') {
    const coded = await readHead(path, pngEncoding);
    if (coded !== 'profile') return coded ?? (icc ? 'as-is' : 'decoder');
  } else if (format !== 'heif') {
    return 'decoder';
  }
  if (icc) return profileReading(icc, metadata);
  return format === 'png' ? 'as-is' : ((await readHead(path, heifEncoding)) ?? 'decoder');
}

const gray = new Set(['b-w', 'grey16']);

function profileReading(icc: Buffer, { space, depth }: Metadata): ColorReading {
  const profile = iccEncoding(icc, gray.has(space) ? 'gray' : 'rgb');
  if (depth === 'ushort') return profile ?? 'as-is';
  // The decoder converts 8-bit colours by their profile, except those only code points describe.
  return isHighRange(profile) ? profile : 'decoder';
}

const isHighRange = (profile: ReturnType<typeof iccEncoding>): profile is ColorEncoding =>
  profile !== null && profile !== 'tables' && profile.range !== 'standard';

async function readHead<Found>(
  path: string,
  read: (file: FileHandle) => Promise<Found>,
): Promise<Found> {
  const file = await open(path);
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}
