import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { percentile, printTable } from './report.ts';
import { runProduct } from './run-product.ts';
import { mainThreadWork } from './stroke-work.ts';

const sizes = [
  { name: '4 MP', width: 2_310, height: 1_732 },
  { name: '25 MP', width: 5_772, height: 4_330 },
];
const keys = { brush: 'b', restore: 'r' };
const strokes = 3;
const eventsOfStroke = 120;
/** More steps than there are from the usual brush to the widest one. */
const stepsToWidest = 12;

/**
 * What a stroke costs the main thread: the processor time of each pointer event and of each callback
 * that the stroke puts off, so that another program on the machine changes little.
 */
export async function benchPaint(): Promise<void> {
  const rows = await runProduct(async ({ webOrigin }) => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const list: (string | number)[][] = [];
      for (const size of sizes) list.push(...(await measureSize(browser, webOrigin, size)));
      return list;
    } finally {
      await browser.close();
    }
  });
  printTable(`paint: main-thread work of a stroke event (ms; ${strokes} strokes)`, [
    ['stroke', 'events', 'median', 'p95', 'worst', 'wanted'],
    ...rows,
  ]);
}

async function measureSize(browser: Browser, origin: string, size: (typeof sizes)[number]) {
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

async function openEditor(
  browser: Browser,
  origin: string,
  { width, height }: (typeof sizes)[number],
) {
  const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, locale: 'en-GB' });
  const buffer = await drawPhoto(width, height);
  await page.goto(`${origin}/tools/app/paint-image`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const stage = page.getByRole('application');
  await stage.waitFor({ timeout: 60_000 });
  await stage.focus();
  return page;
}

/** Coarse grain: what a stroke costs does not depend on what it covers. */
async function drawPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const;
  const grain = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize(width, height, { fit: 'fill' }).jpeg({ quality: 85 }).toBuffer();
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
