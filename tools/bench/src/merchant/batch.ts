import { batchRules, type Batch } from '@tintory/contract';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { printTable } from '../report.ts';
import { frameOf, openPage } from './browser.ts';
import type { Shop } from './shop.ts';

const megabyte = 1e6;
/** At which parts of the batch memory is looked at. */
const marks = [0.1, 0.5, 1];

type Moment = { at: number; done: number };

/** What is kept from one batch to the next would show in the second. */
const batchesInARow = 2;

/** As many pictures as a batch takes: memory on both sides, and how soon a row shows its end. */
export async function benchBatch(browser: Browser, shop: Shop): Promise<void> {
  await shop.takePlan();
  const page = await openPage(browser, {});
  try {
    for (let run = 1; run <= batchesInARow; run += 1) await watchBatch(page, shop, run);
  } finally {
    await page.context().close();
  }
}

async function watchBatch(page: Page, shop: Shop, run: number): Promise<void> {
  const batch = await shop.startBatch();
  await page.goto(shop.pageOf(`/batch?batch=${batch.id}`));
  await page.frameLocator('#app').getByRole('heading', { level: 2 }).first().waitFor();
  const began = performance.now();
  await handOver(shop, batch);
  const session = await page.context().newCDPSession(page);
  const rows = await followMemory(shop, batch, session);
  const seconds = (performance.now() - began) / 1_000;
  printTable(
    `merchant: batch ${run} of ${batchesInARow}, ${batchRules.maxItems} pictures, ${seconds.toFixed(0)} s; memory (MB)`,
    [['done', 'server', 'page’s scripts'], ...rows],
  );
  const { told, done } = await frameOf(page, shop).evaluate<{ told: Moment[]; done: Moment[] }>(
    'window.seen',
  );
  const lags = done.map(({ at, done: count }) => at - firstTime(told, count));
  printTable(`merchant: batch ${run}, from the event to the row that shows it (ms)`, [
    ['rows seen', 'longest', 'wanted'],
    [lags.length, Math.max(...lags), '≤ 1000'],
  ]);
}

/** When so many were first told of. */
const firstTime = (told: Moment[], count: number): number =>
  told.find(({ done }) => done >= count)?.at ?? Number.NaN;

async function handOver(shop: Shop, { id }: Batch): Promise<void> {
  const items = await shop.listItems(batchRules.maxItems);
  const size = batchRules.maxItemsPerCall;
  for (let from = 0; from < items.length; from += size) {
    const body = { items: items.slice(from, from + size), complete: from + size >= items.length };
    await shop.call('POST', `/api/batches/${id}/items`, body);
  }
}

async function followMemory(shop: Shop, { id }: Batch, session: CDPSession) {
  const rows: number[][] = [];
  for (const mark of marks) {
    const wanted = Math.round(mark * batchRules.maxItems);
    for (;;) {
      const { counts, status } = await shop.call<Batch>('GET', `/api/batches/${id}`);
      const over = counts.succeeded + counts.failed;
      if (status === 'paused') throw new Error('The batch has paused.');
      if (over >= wanted) break;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    rows.push([wanted, (await shop.serverMemory()) / megabyte, usedSize / megabyte]);
  }
  return rows;
}
