import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { StoreMember, StorePlan } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useChargeState } from './use-charge-state.ts';

const wrapper = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
const member = (cap_amount: number, asked_cap_amount: number | null = null) =>
  ({
    plan_id: 's40',
    credits_monthly: 200,
    renews_at: '2026-12-25T10:00:00Z',
    usage: { cap_amount, asked_cap_amount },
  }) as StoreMember;

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const plans = [
  { id: 's10', price: 5 },
  { id: 's40', price: 15 },
  { id: 's100', price: 29 },
] as StorePlan[];

async function newsOf(data: StoreMember | undefined, planId: string | null, isFetching = false) {
  const { result } = renderHook(() => useChargeState({ data, isFetching }, planId, plans), {
    wrapper,
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  return result.current;
}

describe('the news of a charge', () => {
  it('wait for the store’s answer', async () => {
    expect((await newsOf(member(50), 's40', true)).state).toBe('checking');
  });

  it('name the plan with its limit', async () => {
    const { state, text } = await newsOf(member(100), 's40');
    expect(state).toBe('active');
    expect(text).toContain('200 credits a month');
    expect(text).toContain('$100.00');
    expect((await newsOf(member(50), 's40')).text).toContain('$50.00');
  });

  it('say that a limit is as it was where no higher one was agreed to', async () => {
    const { state, text } = await newsOf(member(50, 100), 's40');
    expect(state).toBe('sameCap');
    expect(text).toMatch(/^Your limit is still \$50\.00\. .*\$100\.00/);
  });

  it('take no plan for agreed to that was refused', async () => {
    const { state, text } = await newsOf(member(50), 's100');
    expect(state).toBe('pending');
    expect(text).toMatch(/^Nothing has changed\./);
    expect((await newsOf(undefined, null)).state).toBe('pending');
  });

  it('say when a smaller plan begins: until then the present one goes on', async () => {
    const { state, text } = await newsOf(member(50), 's10');
    expect(state).toBe('later');
    expect(text).toContain('Dec 25, 2026');
  });

  it('tell of any plan where the address names none', async () => {
    expect((await newsOf(member(50), null)).state).toBe('active');
  });
});
