import type { ImageFile } from '@tintory/imaging';
import { readChannels, remember, writePixels } from '@tintory/imaging/files';
import type { RgbaImage } from '@tintory/pixels';
import { composeArea } from './compose-area.ts';
import { drawMockup } from './kernels/draw-mockup.ts';
import { onStudioPaper } from './kernels/studio-backdrop.ts';
import type { AreaPrint, MockupPicture, MockupRequest } from './mockup-types.ts';

/** Print pixels per pixel of the mock-up: the print is resampled once more. */
const oversample = 1.3;
/** Longest side of an area's print in a mock-up, in pixels. */
const mostPixels = 2_000;

/** Caches maps of the last few designs; a map has one or three bytes per pixel. */
const readMap = remember(({ path }: { path: string }) => readChannels(path), 16);

/** The whole task: compose each area once, then draw every mock-up of the product. */
export async function runMockup(
  request: MockupRequest,
  onProgress: (progress: number) => void,
): Promise<ImageFile[]> {
  const finest = Math.max(...request.pictures.map(({ crop }) => request.width / crop.width));
  const prints = new Map<string, { area: AreaPrint; print: RgbaImage }>();
  for (const area of request.areas) {
    if (!request.pictures.some(({ shapes }) => shapes.some((one) => one.area === area.id)))
      continue;
    const perMm = Math.min(finest * oversample, mostPixels / Math.max(area.width, area.height));
    prints.set(area.id, { area, print: await composeArea(area, perMm) });
  }
  const files: ImageFile[] = [];
  for (const picture of request.pictures) {
    const seen = picture.shapes.flatMap(({ area: id, on }) => {
      const known = prints.get(id);
      return known ? [{ shape: on, ...sizeOf(known.area), print: known.print }] : [];
    });
    const image = drawMockup({
      ...request,
      ...picture,
      maps: await openMaps(picture),
      prints: seen,
    });
    files.push(await write(image, picture, request.format));
    onProgress(files.length / request.pictures.length);
  }
  return files;
}

const sizeOf = ({ width, height, bleed }: AreaPrint) => ({ width, height, bleed });

async function openMaps({ maps }: MockupPicture) {
  const [light, sheen, cover, shift] = await Promise.all(
    [maps.light, maps.sheen, maps.cover, maps.shift].map((path) => readMap({ path })),
  );
  if (!light || !sheen || !cover || !shift) throw new Error('A blank has four maps.');
  return { light, sheen, cover, shift };
}

const encodings = {
  webp: {
    format: 'webp',
    options: { quality: 92, alphaQuality: 100, effort: 3, smartSubsample: true },
  },
  png: { format: 'png', options: { compressionLevel: 3 } },
} as const;

function write(
  drawn: RgbaImage,
  { backdrop, outputPath }: MockupPicture,
  format: MockupRequest['format'],
): Promise<ImageFile> {
  const isOpaque = backdrop === 'studio';
  const image = isOpaque ? onStudioPaper(drawn) : drawn;
  return writePixels(image, outputPath, { ...encodings[format], isOpaque });
}
