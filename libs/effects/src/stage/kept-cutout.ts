import { previewMaxPixels } from '@tintory/contract';
import { createPlane, type RgbaImage } from '@tintory/pixels';
import { readRgba, resizeRgba, writePixels } from '@tintory/imaging/files';
import type { CutoutFound, SubjectSource } from './stage-request.ts';
import type { Subject } from './subject.ts';

type Cut = Pick<Subject, 'original' | 'foreground'>;
type KeepAt = NonNullable<SubjectSource['keepAt']>;

/**
 * Keeps a cut-out for pictures to come. One file holds all they need: where the subject is nothing
 * it has the photograph's own colours, which are the background of a picture that blurs it.
 */
export async function writeCutout(cut: Cut, { path, smallPath }: KeepAt): Promise<void> {
  const { width, height } = cut.foreground;
  const scale = Math.sqrt(previewMaxPixels / (width * height));
  if (path) await write(cut, path);
  if (scale >= 1) return write(cut, smallPath);
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  // Apart, or the soft edge would take in what is behind it.
  const [original, foreground] = await Promise.all([
    resizeRgba(cut.original, size),
    resizeRgba(cut.foreground, size),
  ]);
  await write({ original, foreground }, smallPath);
}

/** What was kept, as the photograph's subject was when it was cut out. */
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
  // Speed counts more than size: it lives a day.
  const options = { compressionLevel: 1, adaptiveFiltering: false } as const;
  await writePixels({ ...foreground, data }, path, { format: 'png', options });
}

function opaque({ data, ...size }: RgbaImage): RgbaImage {
  const seen = data.slice();
  for (let at = 3; at < seen.length; at += 4) seen[at] = 255;
  return { data: seen, ...size };
}
