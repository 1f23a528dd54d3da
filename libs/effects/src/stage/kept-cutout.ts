import { previewMaxPixels } from '@tintory/contract';
import { createPlane, type RgbaImage } from '@tintory/pixels';
import { readRgba, resizeRgba, writePixels } from '@tintory/imaging/files';
import type { CutoutFound, SubjectSource } from './stage-request.ts';
import type { Subject } from './subject.ts';

type Cut = Pick<Subject, 'original' | 'foreground'>;
type KeepAt = NonNullable<SubjectSource['keepAt']>;

/**
 * Stores a cutout for later pictures in one file: fully transparent pixels keep the photograph's
 * colours, which a blurred background needs.
 */
export async function writeCutout(cut: Cut, { path, smallPath }: KeepAt): Promise<void> {
  const { width, height } = cut.foreground;
  const scale = Math.sqrt(previewMaxPixels / (width * height));
  if (path) await write(cut, path);
  if (scale >= 1) return write(cut, smallPath);
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  // Resized separately, or the soft edge would mix with the background.
  const [original, foreground] = await Promise.all([
    resizeRgba(cut.original, size),
    resizeRgba(cut.foreground, size),
  ]);
  await write({ original, foreground }, smallPath);
}

/** Reads a stored cutout in the form in which a new one is returned. */
export async function readCutout(
  path: string,
  found: CutoutFound,
  maxPixels?: number,
): Promise<Subject> {
  const foreground = await readRgba(path, maxPixels);
  const { data, width, height } = foreground;
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i += 1) alpha.data[i] = (data[i * 4 + 3] as number) / 255;
  const { own, ...judged } = found;
  const original = judged.isTrimmed ? foreground : opaque(foreground);
  return { ...judged, alpha, foreground, original, scale: width / own.width, found };
}

async function write({ original, foreground }: Cut, path: string): Promise<void> {
  const data = foreground.data.slice();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) data.set(original.data.subarray(at, at + 3), at);
  }
  // Speed matters more than size: the file lives a day.
  const options = { compressionLevel: 1, adaptiveFiltering: false } as const;
  await writePixels({ ...foreground, data }, path, { format: 'png', options });
}

function opaque({ data, ...size }: RgbaImage): RgbaImage {
  const seen = data.slice();
  for (let at = 3; at < seen.length; at += 4) seen[at] = 255;
  return { data: seen, ...size };
}
