import { expect, type Page } from '@playwright/test';

type Watched = { shift: number };

/**
 * Watches from before the first script what the app does with the page that was sent.
 *
 * @returns the errors of the page, as they come
 */
export async function watchTakeover(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    const watched = { shift: 0 };
    Object.assign(globalThis, { watched });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      watched.shift += shifts.reduce((sum, { value }) => sum + value, 0);
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      const sent = [document.querySelector('h1'), document.querySelector('header')];
      const isDrawn = sent.every(Boolean);
      addEventListener('tintory:ready', () => {
        const isKept = sent.every((element) => element?.isConnected);
        document.documentElement.dataset['taken'] = !isDrawn
          ? 'empty'
          : isKept
            ? 'as drawn'
            : 'anew';
      });
    });
  });
  return faults;
}

/** Waits until the app has the page: as it was drawn, or from nothing where it is no drawn one. */
export async function expectTaken(page: Page, how: 'as drawn' | 'empty' = 'as drawn') {
  await expect(page.locator('html'), page.url()).toHaveAttribute('data-taken', how);
  if (how === 'as drawn') await expect(page.locator('head > title'), page.url()).toHaveCount(1);
}

/** Layout shifts of the page so far, as Chromium scores them. */
export async function readShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (Reflect.get(globalThis, 'watched') as Watched).shift);
}
