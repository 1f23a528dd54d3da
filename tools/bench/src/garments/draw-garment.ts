import type { Plane } from '@tintory/pixels';
import sharp from 'sharp';
import type { Finish } from './finishes.ts';
import type { GarmentCut } from './garment-cut.ts';

const [width, height] = [800, 1_000];

const svg = (content: string, defs = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs}</defs>${content}</svg>`,
  );
const paths = (list: readonly string[] = []) => list.map((d) => `<path d="${d}"/>`).join('');

/** Folds of cloth, its shadow, and the darker rim of what is sewn. */
const filters = (seed: number, soft: number) => `
  <filter id="folds" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.014 0.0035" numOctaves="3" seed="${seed}"/>
    <feDiffuseLighting surfaceScale="34" lighting-color="#fff">
      <feDistantLight azimuth="225" elevation="52"/>
    </feDiffuseLighting>
    <feComponentTransfer>
      ${['R', 'G', 'B'].map((c) => `<feFunc${c} type="linear" slope="1.1" intercept="0.1"/>`).join('')}
    </feComponentTransfer>
  </filter>
  <filter id="soft"><feGaussianBlur stdDeviation="${soft}"/></filter>
  <filter id="rim"><feGaussianBlur stdDeviation="13"/></filter>`;

/** A garment that lies or hangs before its ground, and its cloth alone: two SVG documents. */
export function garmentDrawing(cut: GarmentCut, finish: Finish, seed: number) {
  const cloth = paths(cut.cloth);
  const inside = paths(cut.inside);
  const { shadow } = finish;
  const ground = `<rect width="${width}" height="${height}"`;
  const content = `
    ${ground} fill="${finish.ground}"/>${ground} opacity="0.06" filter="url(#folds)"/>
    ${shadow ? `<g transform="translate(${shadow.right} ${shadow.down})" opacity="${shadow.dark}" filter="url(#soft)">${cloth}</g>` : ''}
    <g fill="${finish.fill}">${inside}</g><g opacity="0.42">${inside}</g>
    ${finish.hanger ? hanger(topOf(cut)) : ''}
    <g fill="${finish.fill}">${cloth}</g>
    <g clip-path="url(#front)">
      ${ground} style="mix-blend-mode:multiply" filter="url(#folds)" opacity="0.62"/>
      <g fill="none" stroke="#000" stroke-width="34" opacity="0.28" filter="url(#rim)">${cloth}</g>
    </g>
    <g fill="none" stroke="#000" stroke-opacity="0.38" stroke-width="4">${paths(cut.seams)}</g>`;
  const defs = `${finish.pattern ?? ''}${filters(seed, shadow?.soft ?? 0)}<clipPath id="front">${cloth}</clipPath>`;
  return { picture: svg(content, defs), alpha: svg(cloth + inside) };
}

/** Writes a garment before its ground, and answers its true alpha. */
export async function drawGarment(
  cut: GarmentCut,
  finish: Finish,
  seed: number,
  path: string,
): Promise<Plane> {
  const drawing = garmentDrawing(cut, finish, seed);
  await sharp(drawing.picture).removeAlpha().png().toFile(path);
  const alpha = await sharp(drawing.alpha).extractChannel(3).raw().toBuffer();
  return { data: Float32Array.from(alpha, (value) => value / 255), width, height };
}

/** A hook, and the bar under the shoulders. */
const hanger = (top: number) => `
  <path d="M400 ${top} v-40 q0 -22 18 -22 q20 2 14 24" fill="none" stroke="#7d7f85" stroke-width="7"/>
  <path d="M300 ${top + 60} L400 ${top} L500 ${top + 60}" stroke="#8a6a45" stroke-width="16" fill="none"/>`;

/** How high the first point of its highest part is; that is beside the neck. */
const topOf = ({ cloth, inside = [] }: GarmentCut): number =>
  Math.min(...[...cloth, ...inside].map((d) => Number(/M\d+ (\d+)/.exec(d)?.[1] ?? 150))) - 4;
