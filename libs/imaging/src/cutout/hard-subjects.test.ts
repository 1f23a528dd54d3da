import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutoutPipeline } from './cutout-pipeline.ts';
import { look } from './find-hints.ts';
import { hasSubject } from './require-subject.ts';

const [width, height] = [600, 480];

async function draw(content: string): Promise<RgbaImage> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height };
}

/**
 * Paper that is slightly lighter at the top, and a vase of nearly the same white with its shadow.
 */
const paleVase = `<defs>
    <linearGradient id="paper" x2="0" y2="1"><stop offset="0" stop-color="#ebe8e2"/><stop offset="1" stop-color="#dedad3"/></linearGradient>
    <linearGradient id="glaze"><stop offset="0" stop-color="#f2efea"/><stop offset=".35" stop-color="#e9e6e0"/><stop offset="1" stop-color="#c9c4bb"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
  </defs>
  <rect width="600" height="480" fill="url(#paper)"/>
  <ellipse cx="345" cy="408" rx="130" ry="16" fill="#7a7468" opacity=".45" filter="url(#soft)"/>
  <path d="M262 90 h76 v60 c52 40 72 92 72 140 c0 60 -22 100 -50 120 h-120 c-28 -20 -50 -60 -50 -120 c0 -48 20 -100 72 -140 z" fill="url(#glaze)"/>
  <ellipse cx="300" cy="90" rx="38" ry="9" fill="#b9b3a8"/>`;

it('keeps a vase of nearly its background’s colour whole', async () => {
  const { alpha, confidence } = await cutoutPipeline(await draw(paleVase), { look });
  const at = (x: number, y: number) => alpha.data[y * width + x];
  for (const [x, y] of [
    [275, 130],
    [230, 280],
    [300, 250],
    [380, 300],
    [300, 390],
  ] as const) {
    expect(at(x, y), `vase at ${x}, ${y}`).toBeGreaterThan(0.9);
  }
  for (const [x, y] of [
    [80, 80],
    [190, 200],
    [430, 200],
    [480, 412],
    [120, 440],
  ] as const) {
    expect(at(x, y), `paper at ${x}, ${y}`).toBeLessThan(0.1);
  }
  expect(confidence).toBeGreaterThan(0.5);
});

it('is sure of a white vase before a clean white wall: its edge is faint, and seen', async () => {
  const clean = paleVase.replace('url(#paper)', '#f4f2ee').replace('url(#glaze)', '#e9e5dc');
  const unshaded = clean.replace('opacity=".45"', 'opacity="0"');
  const { alpha, faint } = await cutoutPipeline(await draw(unshaded), { look });
  expect(alpha.data[280 * width + 230], 'vase').toBeGreaterThan(0.9);
  expect(alpha.data[200 * width + 190], 'wall').toBeLessThan(0.1);
  expect(faint).toBe(false);
});

const bricks = Array.from({ length: 12 * 8 }, (_, i) => {
  const [row, column] = [Math.floor(i / 8), i % 8];
  const [x, y] = [column * 80 - (row % 2) * 40, row * 40];
  const tone = 120 + ((i * 37) % 40);
  return `<rect x="${x}" y="${y}" width="74" height="34" fill="rgb(${tone + 30},${tone - 30},${tone - 50})"/>`;
}).join('');

it('refuses a wall of bricks: there is nothing in front of anything', async () => {
  const wall = await draw(`<rect width="600" height="480" fill="#b5aea4"/>${bricks}`);
  const { alpha, confidence } = await cutoutPipeline(wall, { look });
  expect(hasSubject(wall, alpha, confidence)).toBe(false);
});
