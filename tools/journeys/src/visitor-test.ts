import { test as base } from '@playwright/test';
import { newAddress } from './new-address.ts';
import { openProxy } from './open-proxy.ts';

/**
 * A test whose browser has its own client address, so that hourly and daily limits by address do
 * not add up over journeys.
 */
export const test = base.extend<{ firstVisit: boolean }>({
  proxy: async ({ proxy: _ }, use) => {
    const proxy = await openProxy(newAddress());
    await use({ server: proxy.origin });
    proxy.close();
  },
  firstVisit: [false, { option: true }],
  context: async ({ context, firstVisit }, use) => {
    if (!firstVisit) await context.addInitScript(skipTour);
    await use(context);
  },
});

/** The tour would cover buttons: only its own journey starts as a first visit. */
function skipTour(): void {
  try {
    localStorage.setItem('tour', 'seen');
  } catch {
    // With blocked site data there is no tour.
  }
}
