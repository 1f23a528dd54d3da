import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { createVisitor } from '../drivers/visitor.ts';

const pages = {
  home: '/',
  remover: '/tools/app/ai-background-remover',
  history: '/history',
  privacy: '/privacy-policy',
  terms: '/user-terms',
  'not found': '/no/such/page',
};

for (const [name, path] of Object.entries(pages)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no serious barrier in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }

  test(`${name} does not scroll sideways on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  });
}

test('the sign-in window has no serious barrier', async ({ page }) => {
  const visitor = createVisitor(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.dialog).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual(
    [],
  );
});
