import type { Plane } from '@tintory/pixels';
import sharp from 'sharp';
import { backdrops, type Backdrop } from './backdrops.ts';
import { subjects, type Subject } from './subjects.ts';

export type Scene = { name: string; subject: Subject; backdrop: Backdrop };

/** Every subject on every backdrop. */
export const scenes: Scene[] = subjects.flatMap((subject) =>
  backdrops.map((backdrop) => ({ name: `${subject.name} on ${backdrop.name}`, subject, backdrop })),
);

const svg = (content: string, defs = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 420" width="600" height="420"><defs>${defs}</defs>${content}</svg>`,
  );

/** Drawn this much larger and shrunk, so that edges are as soft as a lens makes them. */
const oversampling = 2;

const render = (content: string, defs: string, width: number, height: number) =>
  sharp(svg(content, defs), { density: (72 * oversampling * width) / 600, limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha();

/** Writes the scene as a picture and answers the subject's true alpha, 0 to 1. */
export async function drawScene(
  { subject, backdrop }: Scene,
  width: number,
  height: number,
  path: string,
): Promise<Plane> {
  const front = await render(subject.body, subject.defs, width, height).png().toBuffer();
  await render(backdrop.svg, '', width, height)
    .composite([{ input: front }])
    .removeAlpha()
    .png()
    .toFile(path);
  const alpha = await sharp(front).extractChannel(3).raw().toBuffer();
  return { data: Float32Array.from(alpha, (value) => value / 255), width, height };
}

/** The alpha of a written cutout. */
export async function readAlpha(path: string): Promise<Plane> {
  const { data, info } = await sharp(path)
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: Float32Array.from(data, (value) => value / 255),
    width: info.width,
    height: info.height,
  };
}
