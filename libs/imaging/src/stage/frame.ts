import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import type { FrameName } from '../tasks.ts';

/** Puts a frame around a picture; the result keeps the picture's size. */
export async function applyFrame(image: RgbaImage, frame: FrameName): Promise<RgbaImage> {
  if (frame === 'none') return image;
  const { width, height } = image;
  const overlay = Buffer.from(drawFrame(frame, width, height));
  const data = await sharp(Buffer.from(image.data.buffer, image.data.byteOffset), {
    raw: { width, height, channels: 4 },
  })
    .composite([{ input: overlay }])
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(data), width, height };
}

function drawFrame(frame: Exclude<FrameName, 'none'>, width: number, height: number): string {
  const unit = Math.min(width, height) / 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${frames[frame](width, height, unit)}</svg>`;
}

/** A ring between the picture's edge and a smaller rectangle, as one path with a hole. */
const ring = (width: number, height: number, inset: number, below = inset): string =>
  `M0 0H${width}V${height}H0ZM${inset} ${inset}V${height - below}H${width - inset}V${inset}Z`;

const frames: Record<
  Exclude<FrameName, 'none'>,
  (width: number, height: number, unit: number) => string
> = {
  polaroid: (width, height, unit) => {
    const inset = unit * 5;
    const below = unit * 16;
    return `<path d="${ring(width, height, inset, below)}" fill="#fbfaf6" fill-rule="evenodd"/>
<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - inset - below}" fill="none" stroke="#000" stroke-opacity="0.18" stroke-width="${unit * 0.3}"/>`;
  },
  mat: (
    width,
    height,
    unit,
  ) => `<path d="${ring(width, height, unit * 2)}" fill="#1d1b1a" fill-rule="evenodd"/>
<path d="${ring(width, height, unit * 9)}" fill="#f6f3ec" fill-rule="evenodd"/>
<path d="${ring(width, height, unit * 2)}" fill="#1d1b1a" fill-rule="evenodd"/>
<rect x="${unit * 9}" y="${unit * 9}" width="${width - unit * 18}" height="${height - unit * 18}" fill="none" stroke="#b9b2a4" stroke-width="${unit * 0.5}"/>`,
  gold: (width, height, unit) => `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#f3dc9a"/><stop offset="0.3" stop-color="#b98a34"/><stop offset="0.5" stop-color="#f7e7b2"/><stop offset="0.72" stop-color="#9c6f22"/><stop offset="1" stop-color="#e4c270"/></linearGradient></defs>
<path d="${ring(width, height, unit * 6)}" fill="url(#g)" fill-rule="evenodd"/>
<rect x="${unit * 1.2}" y="${unit * 1.2}" width="${width - unit * 2.4}" height="${height - unit * 2.4}" fill="none" stroke="#7c5617" stroke-opacity="0.7" stroke-width="${unit * 0.5}"/>
<rect x="${unit * 4.6}" y="${unit * 4.6}" width="${width - unit * 9.2}" height="${height - unit * 9.2}" fill="none" stroke="#fff3cf" stroke-opacity="0.75" stroke-width="${unit * 0.5}"/>
<rect x="${unit * 6}" y="${unit * 6}" width="${width - unit * 12}" height="${height - unit * 12}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="${unit * 0.6}"/>`,
  round: (width, height, unit) => {
    const radius = Math.min(width, height) / 2 - unit * 4;
    const [x, y] = [width / 2, height / 2];
    return `<path d="M0 0H${width}V${height}H0ZM${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z" fill="#f6f3ec" fill-rule="evenodd"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#c9a45c" stroke-width="${unit}"/>`;
  },
};
