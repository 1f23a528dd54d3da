import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import sharp from 'sharp';
import { openPainter, type Place } from '../drivers/painter.ts';

test('a person paints on a photo with mouse, pen, words and wheel, and takes all of it back', async ({
  page,
}) => {
  const painter = await openPainter(page);
  expect(await findBarriers(page)).toEqual([]);
  const before = await painter.pixels();

  await test.step('as many undos as strokes give back the same pixels', async () => {
    for (const [i, key] of [...'ber'].entries()) {
      await page.keyboard.press(key);
      await painter.draw([0.3, 0.3 + i / 10], [0.7, 0.6 - i / 10]);
    }
    expect(await painter.pixels()).not.toBe(before);
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Control+z');
    await expect(painter.undo).toBeDisabled();
    expect(await painter.pixels()).toBe(before);
    await page.keyboard.press('b');
  });

  await test.step('a pen that presses less draws thinner, and says what its pressure does', async () => {
    const pressure = page.getByRole('switch', { name: 'Pen pressure changes the size' });
    await expect(pressure).toBeHidden();
    await painter.drawWithPen([0.35, 0.35], [0.65, 0.35], 0.2);
    const light = await painter.paintedAt(0.5);
    await expect(pressure).toBeChecked();
    await page.keyboard.press('Control+z');
    await painter.drawWithPen([0.35, 0.35], [0.65, 0.35], 1);
    expect(light).toBeGreaterThan(0);
    expect(await painter.paintedAt(0.5)).toBeGreaterThan(light * 2);
    await page.keyboard.press('Control+z');
    await expect(painter.undo).toBeDisabled();
  });

  await test.step('keys draw, and bring all of the picture back', async () => {
    await painter.stage.focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo: Brush stroke' })).toBeEnabled();
    expect(await painter.pixels()).not.toBe(before);
    await page.getByRole('toolbar').getByRole('button', { name: 'Brush' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Bring all of it back' }).press('Enter');
    expect(await painter.pixels()).toBe(before);
    await page.keyboard.press('Control+z');
    expect(await painter.pixels()).not.toBe(before);
    await page.keyboard.press('Control+z');
    await expect(painter.undo).toBeDisabled();
  });

  await test.step('a text becomes pixels, line by line, and is taken back to the last one', async () => {
    await painter.choose('Text');
    await page.getByRole('button', { name: 'Red', exact: true }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('HHHH\nHHHH');
    await page.getByRole('button', { name: 'Place text' }).click();
    await expect(page.getByRole('button', { name: 'Undo: Text' })).toBeEnabled();
    const rows = await painter.paintedRows();
    const gaps = rows.flatMap((row, i) => (i > 0 && row - (rows[i - 1] ?? 0) > 1 ? [i] : []));
    // Two lines of the same height, in the middle of the picture and nowhere else.
    expect(gaps).toEqual([rows.length / 2]);
    expect(await painter.paintedAt(0.5)).toBe(0);
    expect(await painter.paintedAt(0.1)).toBe(0);
    expect(await painter.paintedAt(0.9)).toBe(0);
    await page.keyboard.press('Control+z');
    await expect(painter.undo).toBeDisabled();
    expect(await painter.pixels()).toBe(before);
  });

  await test.step('the wheel zooms, and what is under the pointer stays there', async () => {
    const place = [0.62, 0.4] as const;
    const whole = await painter.seenAt(place);
    await painter.wheel(place, -300);
    await expect
      .poll(async () => (await painter.seenAt(place)).zoom)
      .toBeGreaterThan(whole.zoom * 1.2);
    const near = await painter.seenAt(place);
    expect(Math.hypot(near.x - whole.x, near.y - whole.y)).toBeLessThan(1);
    await painter.wheel(place, 300);
    await expect.poll(async () => (await painter.seenAt(place)).zoom).toBeCloseTo(whole.zoom);
  });

  await test.step('what is discarded is left behind', async () => {
    await painter.choose('Brush');
    await painter.draw([0.4, 0.4], [0.6, 0.6]);
    await expect(painter.undo).toBeEnabled();
    await page.getByRole('banner').getByRole('link', { name: 'Tintory' }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('what is marked is erased, is kept when one stays, is saved as one wishes, and goes on into another tool', async ({
  page,
}) => {
  const painter = await openPainter(page);

  await test.step('the mask goes into a file and comes back, and what is marked goes', async () => {
    await painter.choose('Remove');
    await painter.draw([0.48, 0.48], [0.52, 0.52]);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save mask' }).click();
    const mask = await readFile(await (await saving).path());
    await page.getByRole('button', { name: 'Clear mask' }).click();
    const erase = page.getByRole('button', { name: 'Erase object' });
    await expect(erase).toBeDisabled();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mask.png', mimeType: 'image/png', buffer: mask });
    // Waits until the mask is read, which tints the picture.
    await expect(erase).toBeEnabled();
    const marked = await painter.pixels();
    await erase.click();
    await expect(page.getByRole('button', { name: 'Undo: Erase object' })).toBeEnabled();
    expect(await painter.pixels()).not.toBe(marked);
    await page.keyboard.press('Control+z');
    expect(await painter.pixels()).toBe(marked);
    await page.keyboard.press('Control+Shift+z');
  });

  await painter.choose('Brush');
  await painter.draw([0.4, 0.4], [0.6, 0.6]);
  await expect(painter.undo).toBeEnabled();
  const painted = await painter.pixels();

  await test.step('nobody leaves the page without being asked, and whoever stays has lost nothing', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Tintory' }).click();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question.getByRole('button', { name: 'Discard' })).toBeVisible();
    // The first one is the close button in the corner.
    await question.getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(question).toBeHidden();
    expect(await painter.pixels()).toBe(painted);
  });

  const done = page.getByRole('button', { name: 'Done' });
  await done.click();
  const ready = page.getByRole('dialog');
  expect(await findBarriers(page)).toEqual([]);
  await ready.getByText('WebP', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    ready.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ball-painted.webp');
  expect(await sharp(await download.path()).metadata()).toMatchObject({ format: 'webp' });
  await expect(ready.getByRole('heading', { name: 'Saved' })).toBeVisible();
  await ready.getByRole('button', { name: 'Keep editing' }).last().click();
  expect(await painter.pixels()).toBe(painted);
  await expect(painter.undo).toBeEnabled();

  await done.click();
  await ready.getByRole('button', { name: 'Use in another tool' }).click();
  await page.getByRole('menuitem', { name: 'Background remover' }).click();
  await expect(page).toHaveURL(/remove/);
  await expect(page.getByRole('button', { name: /^Remove background/ })).toBeEnabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const apart: readonly (readonly [Place, Place])[] = [
    [
      [0.45, 0.5],
      [0.2, 0.5],
    ],
    [
      [0.55, 0.5],
      [0.8, 0.5],
    ],
  ];

  test('one finger draws, two zoom and leave no stroke, a tap shows all again, and the row of tools goes on', async ({
    page,
  }) => {
    const painter = await openPainter(page);
    const before = await painter.pixels();
    await painter.drag(...apart);
    const chip = page.getByRole('button', { name: /^Show all/ });
    await expect(chip).toBeVisible();
    await expect(painter.undo).toBeDisabled();
    expect(await painter.pixels()).toBe(before);
    await chip.tap();
    await expect(chip).toBeHidden();
    await painter.drag([
      [0.3, 0.5],
      [0.7, 0.5],
    ]);
    await expect(painter.undo).toBeEnabled();
    expect(await painter.pixels()).not.toBe(before);
    expect(await findBarriers(page)).toEqual([]);

    const row = page.getByRole('toolbar');
    await expect(row).toHaveAttribute('data-more', 'end');
    const last = row.getByRole('button', { name: 'Move', exact: true });
    await expect(last).not.toBeInViewport();
    await row.getByRole('button', { name: 'Brush' }).focus();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(row).toHaveAttribute('data-more', 'start');
    await last.tap();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  });
});
