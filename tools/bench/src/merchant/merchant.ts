import { runProduct, type RunningProduct } from '../run-product.ts';
import { benchActions } from './actions.ts';
import { benchBatch } from './batch.ts';
import { openBrowser } from './browser.ts';
import { benchPageLoads } from './page-loads.ts';
import { openShop } from './shop.ts';
import { benchWebhooks } from './webhooks.ts';

/** The merchants' app as it stands in a store's admin, and what the store tells the server. */
export const benchMerchant = (): Promise<void> => runProduct(measureMerchant);

async function measureMerchant(product: RunningProduct): Promise<void> {
  const shop = await openShop(product);
  const browser = await openBrowser();
  try {
    await benchPageLoads(browser, shop);
    await benchWebhooks(shop);
    await benchActions(browser, shop);
    await benchBatch(browser, shop);
  } finally {
    await browser.close();
  }
}
