import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** For the page only: in Node the script does not load without a window. */
const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What passes is not listed, and style sheets are not fetched again: no rule that is on and can fail reads them. */
const options = { resultTypes: ['violations' as const], preload: false };

/**
 * All axe violations of a page and its frames, or of one frame alone, each with its first element,
 * after animations have ended.
 */
export async function findBarriers(page: Page, frame?: Frame): Promise<string[]> {
  // A tooltip under the mouse would be outside of every landmark.
  await page.mouse.move(0, 0);
  const place = frame ?? page.mainFrame();
  await comeToRest(place);
  const hasFrames = place.childFrames().length > 0;
  const violations = await (hasFrames ? readFrames(page) : readFrame(place));
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Frames of other sites are read each for itself, and put together in a page of its own. */
async function readFrames(page: Page) {
  const { violations } = await new AxeBuilder({ page }).options(options).analyze();
  // A page in the background gets no clicks, and its animations stand still.
  await page.bringToFront();
  return violations;
}

/** In the frame itself, where axe stays for the next look at it. */
async function readFrame(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) {
    await frame.evaluate(await readFile(axeScript, 'utf8'));
  }
  return frame.evaluate(async (how) => {
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
const comeToRest = (frame: Frame) =>
  frame.evaluate(async (most) => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const atRest = Promise.allSettled(ending.map(({ finished }) => finished));
    await Promise.race([atRest, new Promise((resolve) => setTimeout(resolve, most))]);
  }, restMs);
