import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { printTable } from './report.ts';
import { runProduct } from './run-product.ts';

const dist = join(import.meta.dirname, '../../../apps/web/dist');
const runs = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = {
  home: '/',
  pricing: '/pricing',
  'a tool': '/tools/app/ai-background-remover',
  'an article': '/blog/what-print-needs',
};

/** Seconds, share of the screen, milliseconds; then the score of each category. */
type Run = { lcp: number; cls: number; tbt: number; scores: number[] };

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
  const head = ['page', 'LCP (s)', 'wanted', 'CLS', 'wanted', 'TBT (ms)', 'wanted', ...categories];
  printTable('web: first load', [head, ...rows]);
  printTable('web: JavaScript of the first load (KB, brotli)', [
    ['KB', 'wanted'],
    [Math.round((await firstLoad()) / 100) / 10, '≤ 150'],
  ]);
}

function medians(measured: Run[]): (string | number)[] {
  const median = (pick: (run: Run) => number) =>
    measured.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return [
    median(({ lcp }) => lcp) / 1_000,
    '≤ 1.8',
    median(({ cls }) => cls),
    '≤ 0.01',
    median(({ tbt }) => tbt),
    '≤ 150',
    ...categories.map((_, index) => median(({ scores }) => scores[index] ?? Number.NaN)),
  ];
}

/** Scripts that the built page itself names: its entry and what that preloads. */
async function firstLoad(): Promise<number> {
  const html = await readFile(join(dist, 'app.html'), 'utf8');
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
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    const audits = answer?.lhr.audits ?? {};
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      scores: categories.map((name) => answer?.lhr.categories[name]?.score ?? Number.NaN),
    };
  } finally {
    chrome.kill();
  }
}
