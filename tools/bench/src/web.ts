import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { printTable } from './report.ts';
import { runProduct } from './run-product.ts';

const dist = join(import.meta.dirname, '../../../apps/web/dist');
const runs = 3;

type Run = { lcp: number; cls: number; score: number };

const pages = { home: '/', pricing: '/pricing' };

/** First loads: bytes of JavaScript, and Lighthouse in its mobile setting. */
export async function benchWeb(): Promise<void> {
  const rows = await runProduct(async ({ webOrigin }) => {
    const list: (string | number)[][] = [];
    for (const [name, path] of Object.entries(pages)) {
      const measured: Run[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await audit(webOrigin + path));
      list.push([name, ...medians(measured)]);
    }
    return list;
  });
  printTable('web: first load', [['page', 'LCP (s)', 'wanted', 'CLS', 'wanted', 'score'], ...rows]);
  printTable('web: JavaScript of the first load (KB, brotli)', [
    ['KB', 'wanted'],
    [Math.round((await firstLoad()) / 100) / 10, '≤ 160'],
  ]);
}

function medians(measured: Run[]): (string | number)[] {
  const median = (pick: (run: Run) => number) =>
    measured.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return [
    median(({ lcp }) => lcp) / 1_000,
    '≤ 2.5',
    median(({ cls }) => cls),
    '≤ 0.02',
    median(({ score }) => score),
  ];
}

/** Scripts that the built page itself names: its entry and what that preloads. */
async function firstLoad(): Promise<number> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const scripts = new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path),
  );
  const sizes = await Promise.all(
    [...scripts].map(async (path) => {
      const file = join(dist, path ?? '');
      const packed = await stat(`${file}.br`).catch(() => stat(file));
      return packed.size;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function audit(url: string): Promise<Run> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const answer = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    const audits = answer?.lhr.audits ?? {};
    return {
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      score: answer?.lhr.categories['performance']?.score ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}
