import type { Browser, Page } from '@playwright/test';
import { openEditor, type PhotoSize } from './paint-editor-page.ts';
import { stepCategories, tasksOfMainThread } from './stroke-work.ts';

type Step = {
  name: string;
  prepare?: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ends once the step can be taken back: then it is in the picture. */
const kept = (page: Page, step: string) =>
  button(page, `Undo: ${step}`).waitFor({ timeout: 60_000 });

const press =
  (name: string, step = name) =>
  async (page: Page) => {
    await button(page, name).click();
    await kept(page, step);
  };

const undo = (step: string) => async (page: Page) => {
  await page.keyboard.press('Control+z');
  await button(page, `Redo: ${step}`).waitFor({ timeout: 60_000 });
};

const save = async (page: Page) => {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await button(page, 'Done').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  await download;
};

/** A short stroke in the middle of the picture. */
const stroke = async (page: Page, key: string) => {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The stage has no place.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.keyboard.press(key);
  await page.mouse.move(x - 20, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 8 });
  await page.mouse.up();
};

/** Milliseconds for what a step leaves for later: it belongs to that step. */
const pause = 500;

/** Saving closes the editor. */
const sittings: readonly (readonly Step[])[] = [
  [
    { name: 'turn', prepare: (page) => page.keyboard.press('c'), run: press('Turn right') },
    { name: 'undo of a turn', run: undo('Turn right') },
    { name: 'mirror', run: press('Mirror left and right') },
    { name: 'flip', run: press('Mirror top and bottom') },
    {
      name: 'crop',
      prepare: async (page) => {
        await page.getByRole('application').focus();
        for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowLeft');
      },
      run: press('Crop to frame', 'Crop'),
    },
    { name: 'undo of a crop', run: undo('Crop') },
    {
      name: 'erase an object',
      prepare: async (page) => {
        await stroke(page, 'o');
        await kept(page, 'Mask stroke');
      },
      run: press('Erase object'),
    },
    { name: 'write a JPEG', run: save },
  ],
  [{ name: 'write a PNG', prepare: (page) => stroke(page, 'e'), run: save }],
];

/** What each step that works on all of the picture blocks the page's own thread for. */
export async function measureSteps(
  browser: Browser,
  origin: string,
  size: PhotoSize,
): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const steps of sittings) {
    const page = await openEditor(browser, origin, size);
    for (const { name, prepare, run } of steps) {
      await prepare?.(page);
      const tasks = await tasksDuring(browser, page, run);
      const total = tasks.reduce((sum, task) => sum + task, 0);
      rows.push([`${size.name}, ${name}`, Math.max(...tasks), total, '≤ 100']);
    }
    await page.close();
  }
  return rows;
}

async function tasksDuring(browser: Browser, page: Page, run: Step['run']): Promise<number[]> {
  await page.waitForTimeout(pause);
  await browser.startTracing(page, { categories: stepCategories });
  await run(page);
  await page.waitForTimeout(pause);
  return tasksOfMainThread(await browser.stopTracing());
}
