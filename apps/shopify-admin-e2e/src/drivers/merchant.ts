import { createHash } from 'node:crypto';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { findBarriers } from '@tintory/journeys';
import type { Store } from './store.ts';

/** Path of the app's pages within the admin's URL. */
const inApp = '/dropshipping/app';

/** More Tab presses than the longest page has focus stops. */
const mostTabs = 120;

/** Actions of a merchant in the store's admin. */
export function createMerchant(page: Page, store: Store) {
  const app = page.frameLocator('#app');
  const nav = page.getByRole('navigation', { name: 'Store' });

  return {
    ...inTools(app),
    ...inBrowser(page, app),
    ...inStore(page, store),
    page,
    store,
    app,
    products: app.getByRole('list', { name: 'Products' }),
    searchBox: app.getByRole('searchbox', { name: 'Search products' }),
    publishWindow: app.getByRole('dialog', { name: 'Publish to your store' }),

    /** Opens one of the app's pages by its address. */
    open: async (path = '') => {
      await page.goto(`${store.app}${path && inApp + path}`);
      await expect(app.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 90_000 });
    },

    /** Follows the admin's own navigation to one of the app's pages. */
    goTo: (name: string) => nav.getByRole('link', { name, exact: true }).last().click(),

    install: async () => {
      await page.goto(store.app);
      await page.getByRole('button', { name: 'Install', exact: true }).click();
      await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
    },

    /** Clicks the button that opens the store's billing page in a new tab, and approves there. */
    agreeTo: async (button: string | RegExp): Promise<Page> => {
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        app.getByRole('button', { name: button }).click(),
      ]);
      await tab.getByRole('button', { name: 'Approve' }).click();
      return tab;
    },

    seeDone: (done: number, total: number) =>
      expect(app.getByText(`${done} of ${total} done`).first()).toBeVisible({ timeout: 90_000 }),

    seeMessage: (text: string) => expect(page.locator('#toasts').getByText(text)).toBeVisible(),
  };
}

export type Merchant = ReturnType<typeof createMerchant>;

/** Choosing pictures and running tools on them. */
function inTools(app: FrameLocator) {
  /** Chooses a picture of a product in the open dialog, by its alt text. */
  async function pickProductPicture(title: string, alt: string): Promise<void> {
    const dialog = app.getByRole('dialog', { name: 'Choose a product picture' });
    await dialog.getByRole('searchbox', { name: 'Search products' }).fill(title);
    await dialog
      .getByRole('region', { name: title })
      .getByRole('button', { name: `Choose: ${alt}` })
      .first()
      .click();
    await expect(dialog).toBeHidden();
  }

  return {
    choose: async (titles: readonly string[]) => {
      for (const title of titles)
        await app.getByRole('checkbox', { name: `Choose ${title}` }).check();
    },

    run: async (tool: string) => {
      await app.getByRole('button', { name: 'Run a tool' }).click();
      await app.getByRole('menuitem', { name: tool }).click();
    },

    pickProductPicture,

    /** Chooses a picture of a product in a tool, by its alt text. */
    pickFromStore: async (title: string, alt: string) => {
      await app.getByRole('button', { name: 'From your store' }).click();
      await pickProductPicture(title, alt);
    },

    /** Sets the picture's width in pixels in the resize dialog, and applies it. */
    makeWide: async (pixels: number) => {
      const dialog = app.getByRole('dialog', { name: 'Resize image' });
      await dialog.getByLabel('Width (px)').fill(String(pixels));
      await dialog.getByRole('button', { name: `Use · ${pixels}` }).click();
    },
  };
}

/** What a browser does for whoever sits before it. */
function inBrowser(page: Page, app: FrameLocator) {
  return {
    /**
     * Returns to this tab; headless browsers send no `visibilitychange`, so it is dispatched here.
     */
    comeBack: async () => {
      await page.bringToFront();
      await app.locator('html').evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    },

    /** Waits until the page's requests have ended. */
    settle: () => page.waitForLoadState('networkidle'),

    /** Violations of axe in the app's frame; the admin around it is no page of ours. */
    findBarriers: async () => {
      const element = await page.locator('#app').elementHandle();
      const frame = await element?.contentFrame();
      if (!frame) throw new Error('The app is in no frame.');
      return findBarriers(page, frame);
    },

    /** How far the app's page is wider than its frame, in pixels. */
    widerThanFrame: () =>
      app.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),

    /** Presses Tab until the target has the focus. */
    tabTo: async (target: Locator) => {
      await expect(target).toBeVisible({ timeout: 90_000 });
      for (let n = 0; n < mostTabs; n += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${String(target)}.`);
    },
  };
}

function inStore(page: Page, store: Store) {
  return {
    /** A product's published pictures: SHA-256 hash and alt text of each. */
    readGallery: async (title: string): Promise<{ print: string; alt: string }[]> => {
      const tab = await page.context().newPage();
      await tab.goto(`${store.admin}/products?query=${encodeURIComponent(title)}`);
      await tab.getByRole('link', { name: title }).first().click();
      await expect(tab.getByRole('heading', { name: title })).toBeVisible();
      const pictures = await tab
        .locator('.pictures img')
        .evaluateAll((all) =>
          all.map((one) => one as HTMLImageElement).map(({ src, alt }) => ({ src, alt })),
        );
      await tab.close();
      return Promise.all(
        pictures.map(async ({ src, alt }) => {
          const bytes = await (await page.request.get(src)).body();
          return { print: createHash('sha256').update(bytes).digest('hex'), alt };
        }),
      );
    },
  };
}
