import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createBrokenLine, type Loss } from '../drivers/broken-line.ts';
import { createBuyer } from '../drivers/buyer.ts';
import { createVisitor } from '../drivers/visitor.ts';

// The free preview runs first, and a busy engine is slow.
test.setTimeout(300_000);
const slowly = { timeout: 90_000 };

const run = '"func_id":"run"';
const notKnown = 'We don’t know yet whether this has started.';

/** Runs a tool; its answer gets lost, and so does every question for it until it is let through. */
async function loseRun(page: Page, loss: Loss) {
  const visitor = createVisitor(page);
  const line = createBrokenLine(page);
  await visitor.signIn();
  await visitor.openRemover();
  await visitor.choosePhoto();
  await line.loseAnswer('/api/jobs', run, loss);
  const letThrough = await line.holdQuestions();
  await visitor.removeBackground();
  await expect(page.getByText(notKnown)).toBeVisible(slowly);
  await expect(page.getByText('Nothing was charged')).toBeHidden();
  return { visitor, letThrough };
}

/** Number of results in the history; only one tool was used. */
async function countResults(page: Page): Promise<number> {
  await page.goto('/history');
  const results = page.getByRole('list', { name: 'Your results' });
  await expect(results).toBeVisible();
  return results.getByRole('link', { name: 'Background remover' }).count();
}

test('a run whose answer a proxy loses is shown, and charged once', async ({ page }) => {
  const { visitor, letThrough } = await loseRun(page, 'proxy');
  await letThrough();
  await visitor.seeResult();
  await createBuyer(page).seeCredits(19);
  expect(await countResults(page)).toBe(1);
});

test('a page that is loaded again after the line was cut, while nobody knows of its run, shows it', async ({
  page,
}) => {
  const { visitor, letThrough } = await loseRun(page, 'cut');
  await page.reload();
  await expect(page.getByText(notKnown)).toBeVisible();
  await letThrough();
  await visitor.seeResult();
  await createBuyer(page).seeCredits(19);
});

test('a purchase whose answer gets lost opens the payment page all the same', async ({ page }) => {
  const visitor = createVisitor(page);
  const buyer = createBuyer(page);
  await visitor.signIn();
  await buyer.openPricing();
  await createBrokenLine(page).loseAnswer('/api/plans', 'p30', 'proxy');
  const pack = await buyer.openPayment('Buy credits');
  await buyer.pay(pack);
  await expect(pack.getByText('Your credits are here: you have 50 now.')).toBeVisible();
});
