import type { Page } from '@playwright/test';

/** Drops files or folders of the disk onto the middle of the page, as a person does. */
export async function dropFiles(page: Page, ...paths: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, x: width / 2, y: height / 2, data });
  }
  await browser.detach();
}
