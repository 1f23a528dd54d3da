import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { chooseAccount, watchPolicy } from '../drivers/google.ts';
import { serveApp } from '../drivers/served-app.ts';
import { startSyncServer } from '../drivers/sync-server.ts';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
};

test('a server of the deployment is told of the provider’s token while somebody is signed in', async ({
  page,
}) => {
  const sync = await startSyncServer();
  const app = await serveApp(page.context(), { FIREBASE_TOKEN_SYNC_URL: sync.url });
  const refused = watchPolicy(page);
  const told = (...methods: string[]) =>
    expect.poll(() => sync.seen.map(({ method }) => method)).toEqual(methods);
  await page.clock.install();
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  const address = `${randomUUID()}@example.com`;
  await chooseAccount(page, address);
  await told('POST');
  expect(sync.seen[0]?.claims).toMatchObject({ aud: 'tintory-local', email: address });

  // The next page resumes the sync, and sends the young token again.
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
  await told('POST', 'POST');
  // The library renews after 55 minutes, but may not have set its timer yet.
  const renewed = async () => {
    if (sync.seen.length < 3) await page.clock.fastForward('20:00');
    return sync.seen.length;
  };
  await expect.poll(renewed).toBe(3);
  await told('POST', 'POST', 'POST');
  expect(sync.seen[2]?.token).not.toBe(sync.seen[0]?.token);

  await signOut(page);
  await told('POST', 'POST', 'POST', 'DELETE');
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('firebase:authUser');
  expect(refused).toEqual([]);
  await app.close();
  await sync.close();
});
