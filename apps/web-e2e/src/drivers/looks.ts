import { expect, type Page } from '@playwright/test';
import { findBarriers } from '@tintory/journeys';

export type Look = { width: number; colorScheme: 'light' | 'dark' };

/** Selector of the page in a colour scheme; without controls the style sheet alone sets it. */
const inColors = (scheme: string) =>
  `html:not([data-mantine-color-scheme]), html[data-mantine-color-scheme=${scheme}]`;

/** Horizontal overflow of the page in pixels. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a page once and turns it from one look to the next. */
export async function expectNoBarrier(page: Page, path: string, looks: readonly Look[]) {
  await page.emulateMedia({
    reducedMotion: 'reduce',
    colorScheme: looks[0]?.colorScheme ?? 'light',
  });
  await page.goto(path);
  for (const { width, colorScheme } of looks) {
    const look = `${path} at ${width}, ${colorScheme}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator(inColors(colorScheme)), look).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }).first(), look).toBeVisible();
    expect(await findBarriers(page), look).toEqual([]);
    expect(await sidewaysOf(page), look).toBeLessThanOrEqual(0);
  }
}
