import { startI18n } from '@tintory/i18n';
import { closeModal } from '@tintory/ui-kit';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp, rows, stubStore } from '../../test/open-app.tsx';

const createdAt = '2026-01-15T10:00:00.000Z';
const batch = {
  ...{ id: 'b', tool_id: 'remove_background', func_id: 'run', status: 'paused' },
  ...{
    pause_reason: 'credits',
    inputs: [],
    same_place: false,
    shared: null,
    complete: true,
    credits_each: 1,
    credits: 3,
    fee: 0,
  },
  counts: { waiting: 3, running: 0, held: 0, succeeded: 3, failed: 0, canceled: 0 },
  ...{ retryable: 0, created_at: createdAt, finished_at: null },
};
const usage = { additional_fee: 0.3, used: 19.8, cap_amount: 20, resets_at: createdAt };
const plan = { plan_id: 's10', interval: 'month', credits_monthly: 50, grants: [], usage };
const open = (member: object) => {
  const now = { renews_at: null, cancel_expired_at: null, past_due: false, credits: 0 };
  stubStore({
    'GET /api/shopify/members/current': () => Response.json({ ...plan, ...now, ...member }),
    'GET /api/batches/b': () => Response.json(batch),
    'GET /api/batches/b/items': () => rows([]),
    'GET /api/shopify/images': () => rows([]),
    'GET /api/shopify/publications': () => rows([]),
  });
  return openApp('/batch?batch=b');
};

beforeAll(() => startI18n('en'));
afterEach(() => {
  act(() => closeModal());
  cleanup();
  vi.unstubAllGlobals();
});

describe('a batch that nothing pays for any more', () => {
  it('says of a plan how its limit stands, and leads to a higher one', async () => {
    const user = open({});
    expect(await screen.findByText('Your plan’s limit is reached')).toBeTruthy();
    expect(screen.getByText(/\$19\.80 of \$20\.00 .* wait until Jan 15, 2026/)).toBeTruthy();
    const isFilled = (name: string) =>
      screen.getByRole('button', { name }).classList.contains('Polaris-Button--variantPrimary');
    expect(isFilled('Raise the limit')).toBe(true);
    expect(isFilled('Go on')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Raise the limit' }));
    expect(await screen.findByRole('button', { name: 'Raise the limit to $40.00' })).toBeTruthy();
  });

  it('says of free credits that a plan brings more', async () => {
    open({ plan_id: 'free', usage: null });
    expect(await screen.findByText('Your free credits are used up')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'See the plans' })).toBeTruthy();
  });

  it.each([
    ['a plan that is not paid, what to do about it', { past_due: true }, 'Your plan is not paid'],
    [
      'a limit raised since, that it can go on',
      { usage: { ...usage, cap_amount: 40 } },
      'Your plan pays for more photos now',
    ],
  ])('says of %s', async (_what, member, title) => {
    open(member);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Raise the limit' })).toBeNull();
  });
});
