import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { drawBall } from '../drivers/photo.ts';

const told = (page: Page) => page.getByText(/Allow this site to read canvas data/);

const choose = (page: Page) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ball.png', mimeType: 'image/png', buffer: drawBall() });

/** Overwrites canvas reads, as browsers do against fingerprinting. */
function spoil(): void {
  for (const kind of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D'] as const) {
    const context = (globalThis as unknown as Record<string, { prototype: CanvasImageData }>)[kind];
    if (!context) continue;
    const { getImageData } = context.prototype;
    context.prototype.getImageData = function (...place) {
      const read = getImageData.apply(this, place);
      read.data.fill(255);
      return read;
    };
  }
}

test('no tool delivers what a browser has spoiled: it says what to allow', async ({ page }) => {
  await page.addInitScript(spoil);
  for (const path of ['/tools/app/resize-image', '/tools/app/paint-image']) {
    await page.goto(path);
    await choose(page);
    await expect(told(page), path).toBeVisible();
  }
});

test('canvases that are spoiled in workers alone are noticed there', async ({ page }) => {
  await page.route(/resize-worker/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `(${String(spoil)})();${await answer.text()}` });
  });
  await page.goto('/tools/app/resize-image');
  await choose(page);
  await expect(told(page)).toBeVisible();
});
