import { expect, type Page } from '@playwright/test';
import { findBarriers } from '@tintory/journeys';

export type Look = { width: number; colorScheme: 'light' | 'dark' };

/** A phone, a tablet and a wide window. */
const widths = [390, 768, 1440];

/** Selector of the page in a colour scheme; without controls the style sheet alone sets it. */
const inColors = (scheme: string) =>
  `html:not([data-mantine-color-scheme]), html[data-mantine-color-scheme=${scheme}]`;

/** Horizontal overflow of the page in pixels. */
const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets window and colours for the pages to come. */
export async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Contrast is undefined during a transition of colours.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Reads the open page in its look for barriers, and looks in every width for sideways scrolling. */
export async function expectNoBarrier(page: Page, { width, colorScheme }: Look): Promise<void> {
  const look = `${new URL(page.url()).pathname} at ${width}, ${colorScheme}`;
  await expect(page.locator(inColors(colorScheme)), look).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 }).first(), look).toBeVisible();
  expect(await findBarriers(page), look).toEqual([]);
  for (const other of [width, ...widths.filter((one) => one !== width)]) {
    await page.setViewportSize({ width: other, height: 900 });
    expect(await sidewaysOf(page), `${look}, now at ${other}`).toBeLessThanOrEqual(0);
  }
}
