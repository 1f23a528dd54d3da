import { expect } from '@playwright/test';
import { sourceTypeXmp } from '@tintory/contract';
import { test } from '@tintory/journeys';
import sharp from 'sharp';
import { drawBall } from '../drivers/photo.ts';
import { openResizer } from '../drivers/resizer.ts';

const red = [205, 40, 40];
const green = [40, 160, 60];
const blue = [40, 60, 200];

/** Three vertical bands with grain, 600 × 400 px, with a source type in the metadata. */
async function drawBands(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 0, sigma: 24 } as const;
  const grain = {
    create: { width: 600, height: 400, channels: 3, background: '#000', noise },
  } as const;
  const band = ([r = 0, g = 0, b = 0]: number[], left: number) => ({
    input: { create: { width: 200, height: 400, channels: 3, background: { r, g, b } } } as const,
    left,
    top: 0,
  });
  const bands = await sharp(grain)
    .composite(
      [band(red, 0), band(green, 200), band(blue, 400)].map((one) => ({
        ...one,
        blend: 'add' as const,
      })),
    )
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(bands)
    .jpeg({ quality: 95 })
    .withXmp(sourceTypeXmp('trainedAlgorithmicMedia'))
    .toBuffer();
}

/** The mean colour of a small square around a point. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const square = { left: x - 6, top: y - 6, width: 12, height: 12 };
  const cut = await sharp(bytes).removeAlpha().extract(square).png().toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.map(({ mean }) => mean);
}

/** Grain and compression move a colour a little. */
async function expectColor(bytes: Buffer, [x, y]: readonly [number, number], color: number[]) {
  const seen = await colorAt(bytes, x, y);
  const away = Math.max(...seen.map((value, i) => Math.abs(value - (color[i] ?? 0))));
  expect(away, `${seen.map(Math.round)} at ${x}, ${y} instead of ${color}`).toBeLessThan(25);
}

async function expectFile(bytes: Buffer, format: string, width: number, height: number) {
  const info = await sharp(bytes).metadata();
  expect(info).toMatchObject({ format, width, height });
  expect(info.xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia');
}

test('what a resize promises is what the file holds: size, place, colour, type and bytes, without an account, and it goes on into another tool', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const resizer = await openResizer(page, await drawBands());

  await test.step('a square around the focal point', async () => {
    await resizer.unlock();
    await resizer.fill('Width (px)', 200);
    await resizer.fill('Height (px)', 200);
    await resizer.choose('PNG');
    await resizer.moveFocus('ArrowLeft', 5);
    const { name, bytes } = await resizer.download(200, 200);
    expect(name).toBe('bands.png');
    await expectFile(bytes, 'png', 200, 200);
    await expectColor(bytes, [50, 100], red);
    await expectColor(bytes, [150, 100], green);
    await resizer.moveFocus('ArrowRight', 10);
    const right = (await resizer.download(200, 200)).bytes;
    await expectColor(right, [50, 100], green);
    await expectColor(right, [150, 100], blue);
  });

  await test.step('all of it on a colour', async () => {
    await resizer.choose('Whole');
    await resizer.turn('Transparent background');
    await resizer.fill('Background colour', '#204080');
    const { bytes } = await resizer.download(200, 200);
    await expectFile(bytes, 'png', 200, 200);
    const ground = [0x20, 0x40, 0x80];
    expect(await colorAt(bytes, 100, 12)).toEqual(ground);
    expect(await colorAt(bytes, 100, 187)).toEqual(ground);
    await expectColor(bytes, [30, 100], red);
    await expectColor(bytes, [170, 100], blue);
  });

  await test.step('a number that is none stays as it was typed, and so does one with a fraction', async () => {
    const width = page.getByLabel('Width (px)');
    await resizer.fill('Width (px)', '-5');
    await expect(width).toHaveValue('-5');
    await expect(page.getByText(/^From 1 to .* pixels$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeDisabled();
    await resizer.fill('Width (px)', '199.6');
    await expect(width).toHaveValue('199.6');
    await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeDisabled();
    await resizer.fill('Width (px)', '200');
  });

  await test.step('a share of it, as JPEG in two qualities', async () => {
    await resizer.choose('Per cent');
    await resizer.fill('Exact value (%)', 50);
    await resizer.slide('Scale', 'ArrowLeft', 5);
    await resizer.choose('JPEG');
    const fine = (await resizer.download(270, 180)).bytes;
    await resizer.slide('Quality', 'Home');
    await resizer.slide('Quality', 'ArrowRight', 14);
    const coarse = (await resizer.download(270, 180)).bytes;
    for (const bytes of [fine, coarse]) {
      await expectFile(bytes, 'jpeg', 270, 180);
      await expectColor(bytes, [45, 90], red);
      await expectColor(bytes, [135, 90], green);
    }
    expect(coarse.length).toBeLessThan(fine.length / 2);
  });

  await test.step('a size of a network, as WebP within a limit of bytes', async () => {
    await resizer.choose('Presets');
    await resizer.select('For', 'facebook');
    await resizer.choosePreset('Profile');
    await resizer.choose('Crop');
    await resizer.choose('WebP');
    await resizer.slide('Quality', 'End');
    await resizer.slide('Quality', 'ArrowLeft', 10);
    const free = (await resizer.download(400, 400)).bytes;
    await resizer.turn('Limit the file size');
    await resizer.fill('At most (kB)', 6);
    const { name, bytes } = await resizer.download(400, 400);
    expect(name).toBe('bands.webp');
    expect(free.length).toBeGreaterThan(6_000);
    expect(bytes.length).toBeLessThanOrEqual(6_000);
    await expectFile(bytes, 'webp', 400, 400);
    // The focal point is still where it was put.
    await expectColor(bytes, [100, 200], green);
    await expectColor(bytes, [300, 200], blue);
  });

  await test.step('a photo that names no source is told to be edited by hand', async () => {
    await page.getByRole('button', { name: 'New photo' }).click();
    const ball = { name: 'ball.png', mimeType: 'image/png', buffer: drawBall() };
    await page.locator('input[type=file]').first().setInputFiles(ball);
    const { name, bytes } = await resizer.downloadAny();
    expect(name).toMatch(/^ball/);
    const { xmpAsString } = await sharp(bytes).metadata();
    expect(xmpAsString).toContain('digitalsourcetype/humanEdits');
  });

  // Nobody is signed in, and nothing left the browser.
  expect(sent.filter((url) => url.includes('/api/uploads'))).toEqual([]);
  await page.getByRole('button', { name: 'Use in another tool' }).click();
  await page.getByRole('menuitem', { name: 'Background remover' }).click();
  await expect(page.getByRole('button', { name: /^Remove background/ })).toBeEnabled();
});
