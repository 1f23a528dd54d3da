import { expect, it } from 'vitest';
import { createPictureBudget } from './picture-budget.ts';

it('takes no more pictures than fit, and others once some are gone', () => {
  const budget = createPictureBudget(100);
  expect([budget.take(60), budget.take(60), budget.take(40)]).toEqual([true, false, true]);
  budget.give(60);
  expect([budget.take(61), budget.take(60)]).toEqual([false, true]);
});
