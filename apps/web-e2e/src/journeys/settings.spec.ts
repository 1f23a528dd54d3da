import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { serveApp } from '../drivers/served-app.ts';
import { createVisitor } from '../drivers/visitor.ts';

test('at the host of STORE_HOST the membership is the store’s, for whoever comes', async ({
  page,
}) => {
  await createVisitor(page).signIn();
  const consumer = page.waitForRequest(/\/api\/members\//);
  await page.goto('/');
  expect((await consumer).url()).not.toContain('shopify');
  const app = await serveApp(page.context(), { STORE_HOST: new URL(page.url()).host });
  const store = page.waitForRequest(/\/api\/shopify\/members\//);
  await page.reload();
  await store;
  await app.close();
});

test('UPLOAD_KEY signs the upload of a session without a key', async ({ page }) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  const app = await serveApp(page.context(), { UPLOAD_KEY: 'fixed-key' });
  await visitor.openRemover();
  await page.evaluate(() => localStorage.removeItem('upload_key'));
  await page.reload();
  const asking = page.waitForRequest(/\/api\/uploads$/);
  await visitor.choosePhoto();
  await visitor.removeBackground();
  const asked = fieldsOf((await asking).postData() ?? '');
  const lines = ['content_type', 'file_name', 'file_size', 'nonce', 'timestamp'];
  const text = lines.map((name) => asked[name]).join('\n');
  expect(asked['hmac']).toBe(createHmac('sha256', 'fixed-key').update(text).digest('hex'));
  await app.close();
});

/** The fields of a multipart form body. */
const fieldsOf = (form: string): Record<string, string> =>
  Object.fromEntries(
    [...form.matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, value]),
  );
