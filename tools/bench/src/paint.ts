import { chromium, type Browser, type Page } from '@playwright/test';
import {
  fourMegapixels,
  openEditor,
  twentyFiveMegapixels,
  type PhotoSize,
} from './paint-editor-page.ts';
import { measureSteps } from './paint-steps.ts';
import { percentile, printTable } from './report.ts';
import { runProduct } from './run-product.ts';
import { mainThreadWork } from './stroke-work.ts';

const sizes = [fourMegapixels, twentyFiveMegapixels];
const keys = { brush: 'b', restore: 'r' };
const strokes = 3;
const eventsOfStroke = 120;
/** More steps than there are from the usual brush to the widest one. */
const stepsToWidest = 12;

/**
 * What a stroke costs the main thread: the processor time of each pointer event and of each callback
 * that the stroke puts off, so that another program on the machine changes little. And how long a step
 * that works on all of a picture keeps anything else from being answered.
 */
export async function benchPaint(): Promise<void> {
  const { strokeRows, stepRows } = await runProduct(async ({ webOrigin }) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const strokeRows: (string | number)[][] = [];
      for (const size of sizes) strokeRows.push(...(await measureSize(browser, webOrigin, size)));
      return {
        strokeRows,
        stepRows: await measureSteps(browser, webOrigin, twentyFiveMegapixels),
      };
    } finally {
      await browser.close();
    }
  });
  printTable(`paint: main-thread work of a stroke event (ms; ${strokes} strokes)`, [
    ['stroke', 'events', 'median', 'p95', 'worst', 'wanted'],
    ...strokeRows,
  ]);
  printTable('paint: main-thread work of steps on all of a picture (ms)', [
    ['step', 'longest task', 'all tasks', 'wanted'],
    ...stepRows,
  ]);
}

async function measureSize(browser: Browser, origin: string, size: PhotoSize) {
  const page = await openEditor(browser, origin, size);
  const rows: (string | number)[][] = [];
  for (const width of ['usual', 'widest']) {
    if (width === 'widest')
      for (let i = 0; i < stepsToWidest; i += 1) await page.keyboard.press(']');
    for (const [tool, key] of Object.entries(keys)) {
      await page.keyboard.press(key);
      const work: number[] = [];
      for (let i = 0; i < strokes; i += 1) work.push(...(await measureStroke(browser, page)));
      const of = (share: number) => percentile(work, share);
      const name = `${size.name}, ${tool}, ${width} size`;
      rows.push([name, work.length, of(0.5), of(0.95), of(1), size.name === '4 MP' ? '≤ 8' : '']);
    }
  }
  await page.close();
  return rows;
}

/** A quick wave across the picture, all of it in sight. */
async function measureStroke(browser: Browser, page: Page): Promise<number[]> {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The stage has no place.');
  const at = (step: number) => {
    const along = step / eventsOfStroke;
    const wave = Math.sin(along * Math.PI * 6);
    return [
      box.x + box.width * (0.2 + 0.6 * along),
      box.y + box.height * (0.5 + 0.3 * wave),
    ] as const;
  };
  await page.mouse.move(...at(0));
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.mouse.down();
  for (let step = 1; step <= eventsOfStroke; step += 1) await page.mouse.move(...at(step));
  await page.mouse.up();
  // What the stroke leaves for later belongs to it.
  await page.waitForTimeout(300);
  return mainThreadWork(await browser.stopTracing());
}
