import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page at rest, however slight, frames in it too, each with its first place. */
export async function findBarriers(page: Page): Promise<string[]> {
  // A hint that shows while the mouse is over a button hangs outside of every landmark.
  await page.mouse.move(0, 0);
  await comeToRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  // Axe ends in a page of its own; one in the background gets no clicks, and its animations stand still.
  await page.bringToFront();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** An animation that is paused, or hidden with its element, never ends: this is waited for at most. */
const restMs = 3_000;

/** Colours on their way from one theme to the other are neither's; what turns for ever is not waited for. */
const comeToRest = (page: Page) =>
  page.evaluate(async (most) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const atRest = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, most))]);
  }, restMs);
