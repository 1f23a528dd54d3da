import { describe, expect, it } from 'vitest';
import { beginsLater } from './begins-later.ts';

const month = (id: string, price: number) => ({ id, price, interval: 'month' as const });
const year = (id: string, price: number) => ({ id, price, interval: 'year' as const });
const plans = [
  month('m100', 9),
  month('m300', 19),
  year('y100', 90),
  year('y300', 190),
  { id: 's10', price: 5 },
  { id: 's40', price: 15 },
];

describe('a plan that is asked for', () => {
  it.each([
    ['m100', 'm300', true],
    ['m300', 'm100', false],
    ['m300', 'm300', false],
    ['y100', 'y300', true],
    ['m300', 'y100', true],
    ['y100', 'm300', false],
    ['s10', 's40', true],
    ['s40', 's10', false],
    ['m100', 'free', false],
    ['p30', 'm300', false],
    [null, 'm300', false],
    ['m100', undefined, false],
  ])('%s beside %s begins later: %s', (wanted, present, expected) => {
    expect(beginsLater(plans, wanted, present)).toBe(expected);
  });
});
