import type { Page } from '@playwright/test';

/** Number of drafts that the browser stores for the site, of any account. */
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

/** The stored options of every draft, as JSON. */
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

/** Sets the last change of every draft to this many minutes ago. */
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
