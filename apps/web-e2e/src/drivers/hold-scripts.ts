import type { Page } from '@playwright/test';

/** All scripts of the app; `public/start-app.js` is none of them. */
export const allScripts = /\/assets\/.*\.js$/;

/** Delays scripts until released. */
export async function holdScripts(page: Page, files = allScripts): Promise<() => void> {
  const gate = Promise.withResolvers<unknown>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(null);
}
