import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { blockSiteData } from '../drivers/block-site-data.ts';
import { createVisitor } from '../drivers/visitor.ts';

const notice = (page: Page) => page.getByText('Your browser keeps nothing for this site.');

test('a visitor whose browser blocks all site data signs in, works, and is told that it forgets', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await blockSiteData(page);
  const visitor = createVisitor(page);
  await visitor.signInByMail();
  await expect(notice(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hide this note' }).click();

  // Navigates from the first page to the tool's without a reload, which would lose the session.
  await visitor.choosePhoto();
  await visitor.removeBackground();
  await visitor.seeResult();
  await expect(notice(page)).toBeHidden();

  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(faults).toEqual([]);
});

test('the browser’s own setting to block cookies and site data leaves every page alive', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'tintory-blocked-'));
  await mkdir(join(profile, 'Default'));
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
  const { launchOptions, baseURL } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: String(baseURL),
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const path of ['/', '/tools/app/ai-background-remover', '/pricing', '/batch', '/account']) {
    await page.goto(path);
    await expect(notice(page), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  expect(faults).toEqual([]);
  await context.close();
  await rm(profile, { recursive: true });
});
