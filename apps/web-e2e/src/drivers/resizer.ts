import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Actions of resizing a photo. */
export async function openResizer(page: Page, photo: Buffer) {
  await page.goto('/tools/app/resize-image');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bands.jpg', mimeType: 'image/jpeg', buffer: photo });
  const download = async (size: string): Promise<{ name: string; bytes: Buffer }> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`^Download · ${size} · .*B$`) }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const focalPoint = page.getByRole('slider', { name: 'Focal point' });

  return {
    choose: (name: string) => page.locator('label').getByText(name, { exact: true }).click(),

    /** Chooses a preset card of a network's format. */
    choosePreset: (name: string) =>
      page.getByRole('radio', { name: new RegExp(`^${name}`) }).click(),

    fill: async (label: string, value: number | string) => {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(String(value));
      await field.press('Tab');
    },

    /** Moves a slider by keys. */
    slide: async (name: string, key: string, times = 1) => {
      for (let i = 0; i < times; i += 1) await page.getByRole('slider', { name }).press(key);
    },

    /** Presses a switch. */
    turn: (name: string) => page.getByRole('switch', { name }).click(),

    select: (label: string, option: string) =>
      page.getByLabel(label, { exact: true }).selectOption(option),

    /** Each side for itself. */
    unlock: () => page.getByRole('button', { name: 'Keep the ratio of the photo' }).click(),

    /** Moves the focal point by a tenth of the picture per press. */
    moveFocus: async (key: 'ArrowLeft' | 'ArrowRight', times: number) => {
      for (let i = 0; i < times; i += 1) await focalPoint.press(`Shift+${key}`);
    },

    /** Downloads the file once the shown size and byte count are known. */
    download: (width: number, height: number) => download(`${width} × ${height}`),

    /** The same, of any size. */
    downloadAny: () => download('\\d+ × \\d+'),
  };
}
