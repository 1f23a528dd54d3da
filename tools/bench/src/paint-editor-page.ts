import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

export type PhotoSize = { name: string; width: number; height: number };

export const fourMegapixels: PhotoSize = { name: '4 MP', width: 2_310, height: 1_732 };
export const twentyFiveMegapixels: PhotoSize = { name: '25 MP', width: 5_772, height: 4_330 };

/** The paint editor with a photo of a size in it, ready for keys. */
export async function openEditor(
  browser: Browser,
  origin: string,
  { width, height }: PhotoSize,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, locale: 'en-GB' });
  const buffer = await drawPhoto(width, height);
  await page.goto(`${origin}/tools/app/paint-image`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const stage = page.getByRole('application');
  await stage.waitFor({ timeout: 60_000 });
  await stage.focus();
  return page;
}

/** Coarse grain: what a step costs does not depend on what it covers. */
async function drawPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const;
  const grain = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height, { fit: 'fill' }).jpeg({ quality: 85 }).toBuffer();
}
