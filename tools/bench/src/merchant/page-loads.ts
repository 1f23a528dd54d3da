import type { Browser, Page } from '@playwright/test';
import { printTable } from '../report.ts';
import { frameOf, openPage, readSeen } from './browser.ts';
import type { Shop } from './shop.ts';

const pages = {
  home: '',
  products: '/products',
  product: '/products/:number',
  tools: '/tools',
  remover: '/tools/ai-background-remover',
  batch: '/batch',
  results: '/history',
  plans: '/plans',
  help: '/help',
};
const runs = 3;

type Load = { kilobytes: number; lcp: number; cls: number; polaris: number };

/** First loads in the admin's frame, each with an empty cache. */
export async function benchPageLoads(browser: Browser, shop: Shop): Promise<void> {
  const [item] = await shop.listItems(1);
  const number = item?.shopify_product_id?.split('/').at(-1) ?? '';
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const measured: Load[] = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await load(browser, shop, path.replace(':number', number)));
    const median = (pick: (one: Load) => number) =>
      measured.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
    rows.push([
      name,
      median(({ kilobytes }) => kilobytes),
      median(({ lcp }) => lcp) / 1_000,
      median(({ cls }) => cls),
      Math.max(...measured.map(({ polaris }) => polaris)),
    ]);
  }
  printTable(
    'merchant: first load in the frame (150 ms, 1.6 Mbit/s, a quarter of the processor; medians)',
    [
      ['page', 'JavaScript (KB), ≤ 250', 'LCP (s), ≤ 2.5', 'CLS, ≤ 0.02', 'Polaris CSS, 1'],
      ...rows,
    ],
  );
}

async function load(browser: Browser, shop: Shop, path: string): Promise<Load> {
  const page = await openPage(browser, { network: true, cpu: true });
  try {
    const bytes = countScripts(page, shop);
    await page.goto(shop.pageOf(path));
    await page.frameLocator('#app').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const frame = frameOf(page, shop);
    const { lcp, cls } = await readSeen(frame);
    // A rule that every page of the kit needs: as often as the kit's sheet was loaded.
    const polaris = await frame.evaluate<number>(`[...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule.selectorText === '.Polaris-Text--root').length`);
    return { kilobytes: (await bytes()) / 1_000, lcp, cls, polaris };
  } finally {
    await page.context().close();
  }
}

/** Adds up the app's own scripts as they come over the wire. */
function countScripts(page: Page, { merchantOrigin }: Shop) {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || !request.url().startsWith(merchantOrigin)) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
