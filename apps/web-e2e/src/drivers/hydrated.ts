import type { Page } from '@playwright/test';

/** Waits until React has the page's field for files: before, a drop or a file may come too early. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const field = document.querySelector('input[type=file]');
    return field && Object.keys(field).some((key) => key.startsWith('__reactProps'));
  });
