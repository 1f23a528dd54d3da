import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { origins, serveApp } from '../drivers/served-app.ts';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

const photo = { name: 'ball.png', mimeType: 'image/png', buffer: drawBall() };

type Mail = { to: string[]; subject: string; text: string; reply_to: string };
const mails = async (): Promise<Mail[]> =>
  (await fetch(`${origins.sandbox}/mailbox.json`)).json() as Promise<Mail[]>;

/** Layout shifts of the page so far, as Chromium scores them. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('a visitor is counted once a page, writes to us, and closes the banner for good', async ({
  page,
}) => {
  const views: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page_views') && request.method() === 'POST')
      views.push(request.postDataJSON());
  });
  await page.goto('/');
  const help = page.getByRole('button', { name: 'Help' });
  await expect(help).toBeVisible();
  await expect.poll(() => views).toEqual([{ path: '/', language: 'en' }]);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);

  const banner = page.getByRole('complementary', { name: 'A word from our sister product' });
  await banner.scrollIntoViewIfNeeded();
  const inBanner = page.frameLocator('iframe[title="A word from our sister product"]');
  await expect(inBanner.getByRole('heading', { name: 'Pictures for your shop?' })).toBeVisible();

  await help.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await dialog.getByLabel('Your message').fill('Where is my picture?');
  await dialog.getByLabel('Your e-mail').fill('ann@example.com');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('dialog', { name: 'Your message is sent' })).toBeVisible();
  await expect
    .poll(async () => (await mails()).map(({ to, subject }) => [to[0], subject]))
    .toEqual(
      expect.arrayContaining([
        ['support@tintory.example', 'Tintory: a question from /'],
        ['ann@example.com', 'We have your message'],
      ]),
    );
  await page.keyboard.press('Escape');
  await expect(help).toBeFocused();

  await banner.getByRole('button', { name: 'Hide this for good' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/pricing');
  await expect(help).toBeVisible();
  await expect(banner).toBeHidden();
  // The banner's frame is not counted as a page view.
  expect(views).toEqual([
    { path: '/', language: 'en' },
    { path: '/pricing', language: 'en' },
  ]);
});

test('only the owner finds the page of visits', async ({ page }) => {
  await createVisitor(page).signIn();
  await page.goto('/owner');
  await expect(page.getByRole('heading', { name: 'Nothing is left of this page' })).toBeVisible();
});

test('consent comes before a third party, and can be taken back', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  const app = await serveApp(page.context(), {
    GA4_MEASUREMENT_ID: 'G-ABC123',
    SUPPORT_EMAIL: 'support@tintory.example',
  });
  await page.goto('/pricing');
  const question = page.getByRole('region', { name: 'May others know you are here?' });
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Necessary only' }).click();
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await question.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Cookie choice' }).click();
  await question.getByRole('button', { name: 'Necessary only' }).click();
  await page.waitForLoadState();
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await app.close();
});

/** A third-party page that embeds the tool and records its messages. */
async function openShop(): Promise<{ origin: string; close: () => void }> {
  const html = `<!doctype html><title>Shop</title>
    <iframe title="tool" width="700" height="700"
      src="${origins.web}/iframe/tool/remove-background?lang=de"></iframe>
    <script>
      window.told = [];
      addEventListener('message', ({ origin, data }) => told.push({ origin, ...data }));
    </script>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

type Told = { origin: string; source: string; type: string; width?: number; blob?: Blob };

test('a page that may frame the tool gets a result from it, any other gets nothing', async ({
  page,
}) => {
  const shop = await openShop();
  await page.goto(shop.origin);
  await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:/);

  const visitor = createVisitor(page);
  await visitor.signIn();
  const app = await serveApp(page.context(), { FRAME_ORIGINS: shop.origin });
  await page.goto(shop.origin);
  const tool = page.frameLocator('iframe');
  await expect(tool.getByRole('heading', { name: 'Hintergrund entfernen' })).toBeVisible();
  await tool.locator('input[type=file]').setInputFiles(photo);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    tool.getByRole('button', { name: 'In neuem Tab anmelden' }).click(),
  ]);
  await tab.getByRole('button', { name: /Allow and go back|Erlauben und zurück/ }).click();
  await tool.getByRole('button', { name: /^Hintergrund entfernen · 1 Credit/ }).click();
  await expect(tool.getByRole('img', { name: 'Dein Foto ohne Hintergrund' })).toBeVisible({
    timeout: 90_000,
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tool.getByRole('button', { name: 'Herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cutout.png');
  const told = () => page.evaluate(() => (window as unknown as { told: Told[] }).told);
  await expect.poll(async () => (await told()).map(({ type }) => type)).toContain('result');
  const all = await told();
  expect(all.map(({ type }) => type)).toEqual(expect.arrayContaining(['ready', 'resize']));
  expect(new Set(all.map(({ origin, source }) => `${origin} ${source}`))).toEqual(
    new Set([`${origins.web} tintory`]),
  );
  await app.close();
  shop.close();
});
