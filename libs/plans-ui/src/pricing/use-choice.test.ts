import { act, renderHook } from '@testing-library/react';
import type { PlanList } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { useChoice } from './use-choice.ts';

const plan = (id: string, credit: number) => ({ id, credit, price: credit / 10 });
const someTiers = (letter: string) =>
  [100, 300, 700].map((credit) => plan(`${letter}${credit}`, credit));
const listOf = (): PlanList => ({
  month: someTiers('m'),
  year: someTiers('y'),
  pay_go: [30, 100].map((credit) => plan(`p${credit}`, credit)),
});

const draw = () =>
  renderHook(({ plans }) => useChoice(plans), { initialProps: { plans: listOf() } });

describe('what is chosen on the pricing view', () => {
  it('is the popular tier and the first pack, by the month, at first', () => {
    const { current } = draw().result;
    expect([current.interval, current.tier?.id, current.pack?.id]).toEqual([
      'month',
      'm300',
      'p30',
    ]);
  });

  it('keeps the size of the tier between month and year', () => {
    const { result } = draw();
    act(() => result.current.chooseTier(plan('m700', 700)));
    act(() => result.current.chooseInterval('year'));
    expect(result.current.tier?.id).toBe('y700');
  });

  it('goes back to the first pack when the interval changes, and when the data do', () => {
    const { result, rerender } = draw();
    act(() => result.current.choosePack(plan('p100', 100)));
    expect(result.current.pack?.id).toBe('p100');
    act(() => result.current.chooseInterval('year'));
    expect(result.current.pack?.id).toBe('p30');
    act(() => result.current.choosePack(plan('p100', 100)));
    rerender({ plans: listOf() });
    expect(result.current.pack?.id).toBe('p30');
  });

  it('is nothing while there is nothing to choose from', () => {
    const { current } = renderHook(() => useChoice(undefined)).result;
    expect([current.tier, current.pack]).toEqual([undefined, undefined]);
  });
});
