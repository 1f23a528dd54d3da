import { createRandom, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UpscaleRequest } from './upscale-request.ts';
import { cleanUp, planCleanUp } from './clean-up.ts';

const [width, height] = [320, 240];
const drawing = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="g"><stop stop-color="#6f7480"/><stop offset="1" stop-color="#b9b2a6"/></linearGradient>
  <rect width="100%" height="100%" fill="url(#g)"/><g fill="none" stroke="#1b1d24" stroke-width="7">
  ${[14, 34, 54, 74, 94].map((r) => `<circle cx="150" cy="120" r="${r}"/>`).join('')}</g></svg>`),
).removeAlpha();

async function decode(file: Buffer): Promise<RgbaImage> {
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width, height };
}

const jpeg = async (quality: number) => decode(await drawing.clone().jpeg({ quality }).toBuffer());

const plan = (photo: RgbaImage, changes: Partial<UpscaleRequest> = {}) =>
  planCleanUp(photo, {
    ...{ inputPath: '', outputPath: '', format: 'png', factor: 2, noise: 'auto', sharpness: 0 },
    ...changes,
  });

let clean: RgbaImage;
let grainy: RgbaImage;
beforeAll(async () => {
  clean = await decode(await drawing.clone().png().toBuffer());
  const random = createRandom(1);
  grainy = { ...clean, data: clean.data.map((value) => value + 60 * (random() - 0.5)) };
});

const errorOf = ({ data }: RgbaImage) =>
  Array.from(data).reduce((sum, value, i) => sum + (value - (clean.data[i] ?? 0)) ** 2, 0);

describe('an automatic clean-up', () => {
  it('leaves a photo alone that has nothing to take out', () => {
    expect(plan(clean)).toMatchObject({ level: null, grain: 0, isGrainy: false, isBlocky: false });
  });

  it.each([
    [95, 0],
    [80, 1],
    [50, 2],
  ])('of a JPEG of quality %s has strength %s', (jpegQuality, level) => {
    expect(plan(clean, { jpegQuality })).toMatchObject({ level, grain: 0 });
  });

  it('sees in the pixels of a PNG that it was a JPEG', async () => {
    expect(plan(await jpeg(40))).toMatchObject({ level: 2, isBlocky: true });
    expect(plan(await jpeg(80))).toMatchObject({ level: 1, isBlocky: false });
  });

  it('believes the pixels of a JPEG that was saved again at a better quality', async () => {
    expect(plan(await jpeg(40), { jpegQuality: 95 })).toMatchObject({ level: 2 });
  });

  it('takes grain out by as much as there is', () => {
    const { grain, isGrainy } = plan(grainy);
    expect(isGrainy).toBe(true);
    expect(grain).toBeGreaterThan(6);
  });

  it('leaves grain that was compressed to the stronger network', () => {
    expect(plan(grainy, { jpegQuality: 85 })).toMatchObject({
      ...{ level: 2, grain: 0 },
      cleaned: ['compression', 'grain'],
    });
  });

  it.each([
    ['compression', () => jpeg(30)],
    ['grain', () => grainy],
  ] as const)('takes out %s, names it, and comes closer to the truth', async (trace, photo) => {
    const bad = await photo();
    const how = plan(bad);
    expect(how.cleaned).toContain(trace);
    const cleaned = await cleanUp(bad, { x: 0, y: 0, width, height }, how, () => undefined);
    expect(errorOf(cleaned)).toBeLessThan(errorOf(bad) * 0.8);
  });
});

it('takes nothing out where that is not wanted, and says what stays in', async () => {
  const off = plan(await jpeg(40), { noise: 'none' });
  expect(off).toMatchObject({ level: null, grain: 0, cleaned: [], isBlocky: true });
});

it('takes out all it can where that is wanted', () => {
  expect(plan(clean, { noise: 'strong' }).cleaned).toEqual(['compression', 'grain']);
});
