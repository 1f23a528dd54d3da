import type { ImagePool } from '@tintory/image-pool';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

const [width, height] = [480, 360];
/** Rings of hard edges on a soft ground. */
const drawing = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="g"><stop stop-color="#6f7480"/><stop offset="1" stop-color="#b9b2a6"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#g)"/><g fill="none" stroke="#1b1d24" stroke-width="7">
    ${[14, 34, 54, 74, 94].map((r) => `<circle cx="250" cy="170" r="${r}"/>`).join('')}</g></svg>`),
  ).removeAlpha();

async function grainy() {
  const grain = await sharp({
    create: {
      ...{ width, height, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .raw()
    .toBuffer();
  const pixels = await drawing().raw().toBuffer();
  return sharp(
    pixels.map((value, i) => Math.min(255, Math.max(0, value + (grain[i] ?? 128) - 128))),
    { raw: { width, height, channels: 3 } },
  );
}

const nothing = {
  blurred: false,
  noisy: false,
  blocky: false,
  enlarged: false,
  few_pixels: false,
};

const [empty, row] = [Array<number>(9).fill(0), Array<number>(9).fill(1)];

let api: TestApi;
let pool: ImagePool;
let bench: JobBench;
const objects: Record<string, string> = {};

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
  const photos = {
    clean: drawing(),
    blurred: drawing().blur(3),
    // As if the camera moved to the right.
    moved: drawing().convolve({ width: 9, height: 3, kernel: [...empty, ...row, ...empty] }),
    small: drawing().blur(1.5).resize(120),
    grainy: await grainy(),
    blocky: sharp(await drawing().blur(0.6).jpeg({ quality: 8 }).toBuffer()),
    enlarged: sharp(
      await drawing()
        .resize(width / 2)
        .png()
        .toBuffer(),
    ).resize(width),
  };
  for (const [name, photo] of Object.entries(photos)) {
    objects[name] = await bench.user.upload(new Uint8Array(await photo.png().toBuffer()));
  }
  // Its pixels tell nothing of a quality this good: the file alone does.
  const sent = await drawing().blur(1).jpeg({ quality: 97 }).toBuffer();
  objects['sent'] = await bench.user.upload(new Uint8Array(sent), 'image/jpeg');
}, 120_000);
afterAll(async () => {
  await api.close();
});

/** Four times, since its part of the photo is the smallest: what is told is told of all of the photo. */
const preview = (name: string, inputs: Record<string, string> = {}) =>
  bench.run('image_upscale', { object_id: objects[name] ?? '', factor: '4', ...inputs }, 'preview');

it('previews a part as large as it will be, names it, and charges nothing', async () => {
  const credits = await bench.balance();
  const { result, outputs } = await preview('clean');
  const region = result?.['region'] as { left: number; width: number; height: number };
  expect(outputs).toMatchObject([{ width: region.width * 4, height: region.height * 4 }]);
  expect(region.width * region.height * 16).toBeLessThanOrEqual(250_000);
  expect(region.left + region.width).toBeLessThanOrEqual(width);
  expect(result).toMatchObject({ mode: '4×', ...nothing });
  expect(await bench.balance()).toBe(credits);
});

it.each([
  ['blurred', { blurred: true, noisy: false, blocky: false }],
  ['moved', { blurred: true, noisy: false, blocky: false, few_pixels: false }],
  ['small', { few_pixels: true, blurred: false }],
  ['grainy', { blurred: false, noisy: true, blocky: false }],
  ['blocky', { blurred: false, noisy: false, blocky: true }],
  ['enlarged', { enlarged: true, blurred: false, noisy: false, blocky: false }],
])('says before it is paid that a photo is %s, where nothing is cleaned up', async (name, told) => {
  const { result } = await preview(name, { noise: 'none' });
  expect(result).toMatchObject(told);
  expect(result).not.toHaveProperty('cleaned');
});

it.each([
  ['clean', []],
  ['grainy', ['grain']],
  ['blocky', ['compression']],
  ['sent', ['compression']],
])('takes out of a %s photo what is in it, and says so', async (name, cleaned) => {
  expect((await preview(name)).result).toMatchObject({ cleaned, noisy: false, blocky: false });
});

it('takes the option of an older version for what is now automatic', async () => {
  expect((await preview('blocky', { noise: 'light' })).result).toMatchObject({
    cleaned: ['compression'],
  });
});

it('remembers at the second use how well a JPEG was saved that was cleaned at the first', async () => {
  expect((await preview('sent')).result).toMatchObject({ cleaned: ['compression'] });
});

it('shows all of the photo once it is paid, and has said what there was to say', async () => {
  const inputs = { object_id: objects['grainy'] ?? '', factor: '2' };
  const { result, outputs } = await bench.run('image_upscale', inputs);
  expect(outputs).toMatchObject([{ width: width * 2, height: height * 2 }]);
  expect(result).toEqual({ mode: '2×', cleaned: ['grain'] });
});
