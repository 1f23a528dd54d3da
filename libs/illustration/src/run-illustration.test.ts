import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRgba } from '@tintory/imaging/files';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { drawPlace } from './draw-place.ts';
import { recolor } from './recolor.ts';
import { runIllustration, type IllustrationRequest } from './run-illustration.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

async function run(changes: Partial<IllustrationRequest> = {}) {
  const outputPath = folder.path('picture.png');
  const answer = await runIllustration({
    prompt: 'a meadow',
    width: 320,
    height: 320,
    seed: 1,
    format: 'png',
    ...changes,
    outputPath,
  });
  const image = await readRgba(outputPath);
  const share = (is: (red: number, green: number, blue: number) => boolean, from = 0, to = 1) => {
    const { data, width, height } = image;
    let found = 0;
    const [start, end] = [Math.floor(from * height) * width, Math.floor(to * height) * width];
    for (let i = start; i < end; i += 1) {
      if (is(data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number))
        found += 1;
    }
    return found / (end - start);
  };
  return { answer, image, share, png: await readFile(outputPath) };
}

const isRed = (r: number, g: number, b: number) => r > 150 && g < 70 && b < 80;
const isBlue = (r: number, g: number, b: number) => b > 150 && r < 90 && b > g * 1.25;
const bright = (r: number, g: number, b: number) => r + g + b > 480;

describe('an illustration', () => {
  it.each([
    [320, 320],
    [640, 360],
    [360, 640],
  ])('of %i × %i has that size and is opaque', async (width, height) => {
    const { answer, image } = await run({ prompt: 'a cat', width, height });
    expect(answer).toMatchObject({ width, height, contentType: 'image/png' });
    expect(image.data[3]).toBe(255);
  });

  it('paints a thing in the colour asked for', async () => {
    const red = await run({ prompt: 'a red car on a beach' });
    const blue = await run({ prompt: 'a blue car on a beach' });
    expect(red.answer.understood).toEqual(['red car', 'beach']);
    expect(red.share(isRed, 0.4)).toBeGreaterThan(0.02);
    expect(blue.share(isRed, 0.4)).toBeLessThan(0.005);
    expect(blue.share(isBlue, 0.6)).toBeGreaterThan(red.share(isBlue, 0.6) + 0.01);
  });

  it('draws as many as are asked for', async () => {
    const one = await run({ prompt: 'a red balloon in the sky', width: 640, height: 640 });
    const many = await run({ prompt: 'six red balloons in the sky', width: 640, height: 640 });
    expect(many.share(isRed)).toBeGreaterThan(one.share(isRed) * 1.5);
  });

  it('is bright by day and dark by night', async () => {
    const [day, night] = [await run(), await run({ prompt: 'a meadow at night' })];
    expect(day.share(bright)).toBeGreaterThan(0.4);
    expect(night.share(bright)).toBeLessThan(0.05);
  });

  it('takes the light from its style where the prompt names none', async () => {
    const styled = await run({ style: 'night' });
    const said = await run({ prompt: 'a meadow by day', style: 'night' });
    expect(styled.share(bright)).toBeLessThan(0.05);
    expect(said.share(bright)).toBeGreaterThan(0.4);
  });

  it('is the same for the same seed, byte for byte, and another for another', async () => {
    const first = await run({ prompt: 'three sheep on a field' });
    const again = await run({ prompt: 'three sheep on a field' });
    const other = await run({ prompt: 'three sheep on a field', seed: 2 });
    expect(again.png.equals(first.png)).toBe(true);
    expect(other.png.equals(first.png)).toBe(false);
  });

  it('is another to the eye in each of the variations', async () => {
    const shown: ArrayLike<number>[] = [];
    const small = { prompt: 'a red car on a beach', width: 160, height: 160 };
    for (let seed = 1; seed <= 12; seed += 1)
      shown.push((await run({ ...small, seed })).image.data);
    const differing = (a: ArrayLike<number>, b: ArrayLike<number>) =>
      Array.from(a).filter((value, i) => Math.abs(value - (b[i] ?? 0)) > 20).length / a.length;
    for (let i = 1; i < shown.length; i += 1)
      expect(differing(shown[i] ?? [], shown[i - 1] ?? [])).toBeGreaterThan(0.01);
  });

  it.each(['png', 'webp', 'jpeg'] as const)(
    'says in a %s’s metadata that no picture and no trained model went into it',
    async (format) => {
      const { png: file } = await run({ format });
      const metadata = await sharp(file).metadata();
      expect(metadata.format).toBe(format);
      expect(metadata.xmpAsString).toContain('digitalsourcetype/algorithmicMedia"');
    },
  );

  it.each(Object.keys(drawPlace))(
    'draws a %s without a thing in it, in any weather',
    async (place) => {
      for (const weather of ['sun', 'rain', 'fog', 'snowing', 'storm']) {
        const { answer } = await run({ prompt: `${place}, ${weather}`, width: 160, height: 120 });
        expect(answer.unknown).toEqual(/underwater|space/.test(place) ? [weather] : []);
      }
    },
  );

  it.each(['on', 'under', 'beside', 'behind', 'in front of', 'in', 'above'])(
    'knows where %s is',
    async (relation) => {
      const { answer } = await run({
        prompt: `two cats ${relation} a house`,
        width: 160,
        height: 120,
      });
      expect(answer).toMatchObject({ understood: ['2 cats', 'house'], unknown: [] });
    },
  );

  it('names what it did not understand, and throws where that is all', async () => {
    const { unknown, suggestions } = (await run({ prompt: 'a cat, a wlof and a flumox' })).answer;
    expect(unknown).toEqual(['wlof', 'flumox']);
    expect(suggestions).toEqual([{ instead_of: 'wlof', words: ['wolf'] }]);
    await expect(run({ prompt: 'huose' })).rejects.toMatchObject({
      code: 'PromptUnclear',
      suggestions: [{ instead_of: 'huose', words: expect.arrayContaining(['house']) as string[] }],
    });
    await expect(run({ prompt: '' })).rejects.toMatchObject({ code: 'PromptUnclear' });
  });
});

describe('recolouring', () => {
  const body =
    '<path fill="#f8312f"/><path fill="#ca0b4a"/><path fill="#321b41"/><path fill="#26c9fc"/>';

  it('changes the main surface and its shade, and neither glass nor tyres', () => {
    const fills = [
      ...recolor({ body, main: '#f8312f', isPerson: false }, 'blue').matchAll(/#[0-9a-f]{6}/g),
    ].map(([fill]) => fill);
    expect(fills.slice(2)).toEqual(['#321b41', '#26c9fc']);
    for (const fill of fills.slice(0, 2))
      expect(parseInt(fill.slice(5), 16)).toBeGreaterThan(parseInt(fill.slice(1, 3), 16));
    expect(fills[0]).not.toBe(fills[1]);
  });
});
