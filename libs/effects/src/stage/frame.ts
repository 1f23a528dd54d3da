import type { Bounds, RgbaImage } from '@tintory/pixels';
import { overlaySvg } from '@tintory/imaging/files';
import type { FrameName } from './stage-request.ts';
import { frameOpening, frameUnit } from './frame-opening.ts';

/** Puts a frame around a picture; the result keeps the picture's size. */
export async function applyFrame(image: RgbaImage, frame: FrameName): Promise<RgbaImage> {
  if (frame === 'none') return image;
  const { width, height } = image;
  return overlaySvg(image, drawFrame(frame, width, height));
}

type DrawnFrame = Exclude<FrameName, 'none'>;

function drawFrame(frame: DrawnFrame, width: number, height: number): string {
  const unit = frameUnit({ width, height });
  const opening = frameOpening(frame, { width, height });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${frames[frame]({ width, height }, opening, unit)}</svg>`;
}

type Size = { width: number; height: number };

/** Everything in a picture outside of a rectangle, as one path with a hole. */
const around = ({ width, height }: Size, { x, y, ...hole }: Bounds): string =>
  `M0 0H${width}V${height}H0ZM${x} ${y}V${y + hole.height}H${x + hole.width}V${y}Z`;

/** A rectangle inset by the same distance on all sides of a picture. */
const within = ({ width, height }: Size, inset: number): Bounds => ({
  x: inset,
  y: inset,
  width: width - 2 * inset,
  height: height - 2 * inset,
});

const line = ({ x, y, width, height }: Bounds, stroke: string, wide: number, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${wide}"/>`;

const frames: Record<DrawnFrame, (size: Size, opening: Bounds, unit: number) => string> = {
  polaroid: (size, opening, unit) =>
    `<path d="${around(size, opening)}" fill="#fbfaf6" fill-rule="evenodd"/>
${line(opening, '#000', unit * 0.3, 0.18)}`,
  mat: (size, opening, unit) =>
    `<path d="${around(size, opening)}" fill="#f6f3ec" fill-rule="evenodd"/>
<path d="${around(size, within(size, unit * 2))}" fill="#1d1b1a" fill-rule="evenodd"/>
${line(opening, '#b9b2a4', unit * 0.5)}`,
  gold: (size, opening, unit) => `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#f3dc9a"/><stop offset="0.3" stop-color="#b98a34"/><stop offset="0.5" stop-color="#f7e7b2"/><stop offset="0.72" stop-color="#9c6f22"/><stop offset="1" stop-color="#e4c270"/></linearGradient></defs>
<path d="${around(size, opening)}" fill="url(#g)" fill-rule="evenodd"/>
${line(within(size, unit * 1.2), '#7c5617', unit * 0.5, 0.7)}
${line(within(size, unit * 4.6), '#fff3cf', unit * 0.5, 0.75)}
${line(opening, '#000', unit * 0.6, 0.4)}`,
  round: ({ width, height }, { x, width: side }, unit) => {
    const [radius, middle] = [side / 2, height / 2];
    return `<path d="M0 0H${width}V${height}H0ZM${x} ${middle}a${radius} ${radius} 0 1 0 ${side} 0a${radius} ${radius} 0 1 0 ${-side} 0Z" fill="#f6f3ec" fill-rule="evenodd"/>
<circle cx="${width / 2}" cy="${middle}" r="${radius}" fill="none" stroke="#c9a45c" stroke-width="${unit}"/>`;
  },
};
