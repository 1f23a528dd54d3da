import type { Browser, FrameLocator, Page } from '@playwright/test';
import { printTable } from '../report.ts';
import { frameOf, openPage, readSeen } from './browser.ts';
import type { Shop } from './shop.ts';

/** Long enough for the slowest answer to a click to be painted. */
const settleMs = 1_200;

type Action = { name: string; act: (app: FrameLocator) => Promise<void> };

const button = (app: FrameLocator, name: string | RegExp) => app.getByRole('button', { name });

/** A merchant's way through the app; each step starts where the one before it ended. */
const actions: Action[] = [
  { name: 'search', act: (app) => app.getByRole('searchbox').pressSequentially('vase') },
  { name: 'choose products', act: (app) => app.getByLabel('Choose all shown').check() },
  { name: 'open the tools', act: (app) => button(app, 'Run a tool').click() },
  {
    name: 'choose a tool',
    act: (app) => app.getByRole('menuitem', { name: 'Background remover' }).click(),
  },
  {
    name: 'change an option',
    act: (app) => app.getByRole('radio', { name: 'Colour' }).press('Space'),
  },
  { name: 'start the batch', act: (app) => button(app, /^Remove background/).click() },
  { name: 'pause', act: (app) => button(app, 'Pause').click() },
  { name: 'go on', act: (app) => button(app, 'Go on').click() },
  {
    name: 'compare',
    act: (app) =>
      button(app, /^Compare and publish/)
        .first()
        .click(),
  },
  {
    name: 'move the line',
    act: (app) => app.getByRole('slider', { name: 'Compare before and after' }).press('ArrowRight'),
  },
  {
    name: 'publish',
    act: (app) => app.getByRole('dialog').getByRole('button', { name: 'Publish' }).click(),
  },
  { name: 'undo', act: (app) => button(app, /^Undo/).first().click() },
];

const planActions: Action[] = [
  { name: 'choose a volume', act: (app) => app.getByRole('slider').press('ArrowRight') },
  // Last: the tab that it opens covers this one, and what is covered is not painted.
  { name: 'pay', act: (app) => button(app, 'Choose this plan').click() },
];

/** How long a merchant waits for the first sign of what a click did. */
export async function benchActions(browser: Browser, shop: Shop): Promise<void> {
  const page = await openPage(browser, { cpu: true });
  try {
    const rows = [
      ...(await measure(page, shop, '/products', actions)),
      ...(await measure(page, shop, '/plans', planActions)),
    ];
    printTable('merchant: from the click to its answer on the screen, a quarter of the processor', [
      ['action', 'INP (ms)', 'wanted'],
      ...rows.map(([name, ms]) => [name, ms, '≤ 200']),
    ]);
  } finally {
    await page.context().close();
  }
}

async function measure(page: Page, shop: Shop, path: string, steps: Action[]) {
  await page.goto(shop.pageOf(path));
  const app = page.frameLocator('#app');
  await app.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const rows: [string, number | string][] = [];
  for (const { name, act } of steps) {
    const before = (await readSeen(frameOf(page, shop))).interactions.length;
    await act(app);
    await page.waitForTimeout(settleMs);
    const { interactions } = await readSeen(frameOf(page, shop));
    const times = interactions.slice(before).map(({ ms }) => ms);
    rows.push([name, times.length > 0 ? Math.max(...times) : 'not seen']);
  }
  return rows;
}
