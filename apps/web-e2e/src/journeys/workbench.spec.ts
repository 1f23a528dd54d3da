import { expect, type Locator } from '@playwright/test';
import { test } from '@tintory/journeys';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

const ball = { name: 'ball.png', mimeType: 'image/png', buffer: drawBall() };

test('what runs a tool with many options stays in view, and nothing that is at work looks at rest', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await page.goto('/tools/app/ai-background-generator');
  await visitor.choosePhoto(ball);
  const run = page.getByRole('button', { name: /^Change background/ });
  await expect(run).toBeInViewport({ ratio: 1 });
  // The focused last option scrolls above the bar, not below it.
  await page.getByRole('radio', { name: 'JPEG' }).focus();
  const [format, bar] = [await boxOf(page.getByText('JPEG', { exact: true })), await boxOf(run)];
  expect(format.y + format.height).toBeLessThan(bar.y);
  await page.getByLabel('Background', { exact: true }).selectOption('color');

  await page.evaluate(() => {
    const canvas = document.querySelector('section[aria-busy]');
    const seen: unknown[] = [];
    Object.assign(globalThis, { seen });
    if (!canvas) return;
    const note = () => seen.push(canvas.getAttribute('aria-busy'));
    new MutationObserver(note).observe(canvas, { attributeFilter: ['aria-busy'] });
  });
  await run.click();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible({
    timeout: 90_000,
  });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual(['true', 'false']);
});

test('a visitor who brings a face is asked to sign in, and then finds the photo and its face', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await page.goto('/tools/app/ai-face-swap');
  await page
    .getByRole('button', { name: /^Try the sample/ })
    .first()
    .click();
  await expect(page.getByText('Only use faces of people who agreed to it.')).toBeVisible();
  const options = page.getByRole('region', { name: 'Options' });
  await options.getByRole('button', { name: 'Sign in' }).click();
  await visitor.askForLink();
  await visitor.useLink();
  const face = page.getByRole('group', { name: 'Faces found' }).getByRole('button').first();
  await expect(face).toHaveAttribute('aria-pressed', 'true', { timeout: 90_000 });
  await expect(page.getByRole('button', { name: /^Swap faces/ })).toBeEnabled();
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  return box;
}

test('on a phone nothing moves up or down by itself when a result comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = createVisitor(page);
  await visitor.signIn();
  await visitor.openRemover();
  await visitor.choosePhoto(ball);
  const option = page.getByRole('tab', { name: 'Background' });
  await expect(option).toBeVisible();
  await page.evaluate(() => {
    const moved: unknown[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        for (const { node, previousRect: before, currentRect: after } of sources) {
          if (before.height > 0 && before.y !== after.y)
            moved.push([node?.textContent, before.y, after.y]);
        }
      }
    }).observe({ type: 'layout-shift' });
  });
  await visitor.removeBackground();
  await expect(option).toBeHidden();
  await visitor.seeResult();
  await expect(option).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'moved'))).toEqual([]);
});

type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
