import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** For the page only: in Node the script does not load without a window. */
const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What passes is not listed, and style sheets are not fetched again: no rule that is on and can fail reads them. */
const options = { resultTypes: ['violations' as const], preload: false };

/**
 * All axe violations of a page and its frames, each with its first element, after animations have
 * ended.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  // A tooltip under the mouse would be outside of every landmark.
  await page.mouse.move(0, 0);
  await comeToRest(page);
  const violations = await (page.frames().length > 1 ? readFrames(page) : readPage(page));
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Frames of other sites are read each for itself, and put together in a page of its own. */
async function readFrames(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options(options).analyze();
  // A page in the background gets no clicks, and its animations stand still.
  await page.bringToFront();
  return violations;
}

/** In the page itself, where axe stays for the next look at it. */
async function readPage(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(await readFile(axeScript, 'utf8'));
  }
  return page.evaluate(async (how) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    return (await here.run(document, how)).violations;
  }, options);
}

/** Time limit, because a paused or hidden animation never ends. */
const restMs = 3_000;

/**
 * Waits for transitions, whose intermediate colours would fail the contrast check; endless
 * animations are skipped.
 */
const comeToRest = (page: Page) =>
  page.evaluate(async (most) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const atRest = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, most))]);
  }, restMs);
