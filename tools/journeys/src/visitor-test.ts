import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { openProxy } from './open-proxy.ts';

/**
 * A journey whose browser comes from an address of its own: what an address may do in an hour or a day
 * is then each journey's for itself.
 */
export const test = base.extend({
  proxy: async ({ proxy: _ }, use) => {
    const proxy = await openProxy(newAddress());
    await use({ server: proxy.origin });
    proxy.close();
  },
});

/** Free credits count by the first three numbers, so it is these that differ. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.1`;
