import { join } from 'node:path';
import { createPlane, inpaint, recut, resampleImage, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import type { Pictures } from './originals.ts';
import { readPixels } from './read-pixels.ts';
import { onMagenta, onWhite, type Show } from './shown.ts';
import type { ToolCase } from './tool-cases.ts';

/** What the browser does by itself, by the same code; files are read and written beside it. */
export async function pixelCases(pictures: Pictures, folder: string): Promise<ToolCase[]> {
  const unwanted = await drawUnwanted(pictures.surface, join(folder, 'unwanted.png'));
  return [
    pixelCase('resize to half', pictures.photo, (image) =>
      resampleImage(image, image.width / 2, image.height / 2),
    ),
    pixelCase('erase', unwanted, (image) => inpaint(image, maskOf(image), { seed: 1 })),
    pixelCase('recut', unwanted, keepThing, onMagenta),
  ];
}

function pixelCase(
  name: string,
  input: string,
  work: (image: RgbaImage) => RgbaImage | Promise<RgbaImage>,
  show: Show = onWhite,
): ToolCase {
  const run: ToolCase['run'] = async (_, outputPath) => {
    const { data, width, height } = await work(await readPixels(input));
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 1, adaptiveFiltering: false })
      .toFile(outputPath);
  };
  return { name, inThisProcess: true, input, run, show };
}

/** Where something lies that is to go: an ellipse, as shares of the picture's sides. */
const [middleX, middleY, halfWidth, halfHeight] = [0.45, 0.55, 0.14, 0.12];

/** A stroke across the thing brings all of it where the cutout has nothing. */
function keepThing(image: RgbaImage): RgbaImage {
  const points = [-0.5, 0.5].map((way) => [middleX + way * halfWidth, middleY] as const);
  const nothing = createPlane(image.width, image.height);
  const alpha = recut(image, nothing, [{ mode: 'keep', radius: 0.015, points }]);
  const data = Uint8ClampedArray.from(image.data);
  for (let i = 0; i < alpha.data.length; i += 1) data[i * 4 + 3] = 255 * (alpha.data[i] as number);
  return { ...image, data };
}

/** How much wider than the thing people paint. */
const margin = 1.12;

const ellipse = (width: number, height: number, scale: number, fill: string) =>
  `<ellipse cx="${middleX * width}" cy="${middleY * height}" rx="${halfWidth * width * scale}" ry="${halfHeight * height * scale}" fill="${fill}"/>`;

const svg = (width: number, height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/** A thing lies on a surface; the mask that covers it stands beside the picture, for other programs. */
async function drawUnwanted(surface: string, path: string): Promise<string> {
  const { width, height } = await sharp(surface).metadata();
  const thing = svg(width, height, ellipse(width, height, 1, '#c23b3b'));
  await sharp(surface)
    .composite([{ input: thing }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toFile(path);
  const ground = `<rect width="${width}" height="${height}"/>`;
  await sharp(svg(width, height, ground + ellipse(width, height, margin, '#ffffff')))
    .threshold(1)
    .png()
    .toFile(`${path}.mask.png`);
  return path;
}

function maskOf({ width, height }: RgbaImage): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const across = ((i % width) / width - middleX) / (halfWidth * margin);
    const down = (Math.floor(i / width) / height - middleY) / (halfHeight * margin);
    return Math.hypot(across, down) <= 1 ? 255 : 0;
  });
}
