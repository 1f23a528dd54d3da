import type { Page } from '@playwright/test';

/** How many drafts the browser keeps for the site, whosever they are. */
export const countDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('tintory-workbench');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** The options of every draft, as JSON: what a reload brings back. */
export const readDraftOptions = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('tintory-workbench');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result.map(({ values }) => values)));
          };
        };
      }),
  );

/** Makes every draft look as if it was last changed so many minutes ago. */
export const ageDrafts = (page: Page, minutes: number): Promise<void> =>
  page.evaluate(
    (ago) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tintory-workbench');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('drafts', 'readwrite');
          const walking = transaction.objectStore('drafts').openCursor();
          walking.onsuccess = () => {
            const cursor = walking.result;
            if (!cursor) return;
            cursor.update({ ...cursor.value, savedAt: Date.now() - ago * 60_000 });
            cursor.continue();
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    minutes,
  );
