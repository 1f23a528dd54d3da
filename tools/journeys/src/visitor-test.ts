import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { openProxy } from './open-proxy.ts';

/**
 * A journey whose browser comes from an address of its own: what an address may do in an hour or a day
 * is then each journey's for itself.
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

/** The tour stands beside what journeys press: only its own begins as a first visit. */
function skipTour(): void {
  try {
    localStorage.setItem('tour', 'seen');
  } catch {
    // A browser that blocks site data shows none.
  }
}

/** Free credits count by the first three numbers, so it is these that differ. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.1`;
