import { beforeEach, expect, it } from 'vitest';
import { keepWish, takeWish } from './purchase-wish.ts';

beforeEach(() => sessionStorage.clear());

it('remembers what a visitor wanted, once', () => {
  keepWish({ planId: 'm300', interval: 'month' });
  expect(takeWish()).toEqual({ planId: 'm300', interval: 'month' });
  expect(takeWish()).toBeNull();
});

it('forgets it after a quarter of an hour', () => {
  keepWish({ planId: 'm300', interval: 'month' }, 0);
  expect(takeWish(16 * 60 * 1_000)).toBeNull();
});

it('takes nothing from what it did not write', () => {
  sessionStorage.setItem('purchase-wish', '{"planId":3,"interval":"week"}');
  expect(takeWish()).toBeNull();
});
