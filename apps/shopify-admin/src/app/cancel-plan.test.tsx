import { startI18n } from '@tintory/i18n';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { closeModal } from '@tintory/ui-kit';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openApp, stubStore } from '../../test/open-app.tsx';

const usage = { additional_fee: 0.25, used: 0, cap_amount: 50, resets_at: '2026-02-15T10:00:00Z' };
const has = { plan_id: 's40', interval: 'month', credits_monthly: 200, credits: 140, usage };
const ended = { plan_id: 'free', interval: null, credits_monthly: 0, credits: 140, usage: null };
const rest = { grants: [], renews_at: null, cancel_expired_at: null, past_due: false };

function open(member: object, cancel?: () => Response) {
  stubStore({
    'GET /api/shopify/plans': () => Response.json({ month: [] }),
    'GET /api/shopify/members/current': () => Response.json({ ...rest, ...member }),
    ...(cancel && { 'POST /api/shopify/plans/cancel': cancel }),
  });
  return openApp('/plans');
}

beforeAll(() => startI18n('en'));
afterEach(() => {
  act(() => closeModal());
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const asked = () => screen.findByRole('dialog', { name: 'Cancel your plan?' });

it('a plan is cancelled where it is chosen, once the merchant has said so twice', async () => {
  const cancel = vi.fn(() => Response.json({ ...rest, ...ended }));
  const user = open(has, cancel);
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
  const window = within(await asked());
  expect(window.getByText(/Your credits stay/)).toBeTruthy();
  expect(cancel).not.toHaveBeenCalled();
  await user.click(window.getByRole('button', { name: 'Cancel the plan' }));
  expect(await screen.findByText('No plan yet')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel the plan' })).toBeNull();
  expect(cancel).toHaveBeenCalledOnce();
});

it('a plan is kept by whoever thinks better of it, and the focus is where it was', async () => {
  const cancel = vi.fn(() => Response.json({ ...rest, ...ended }));
  const user = open(has, cancel);
  const button = await screen.findByRole('button', { name: 'Cancel the plan' });
  button.focus();
  await user.keyboard('{Enter}');
  await user.click(within(await asked()).getByRole('button', { name: 'Keep the plan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect(cancel).not.toHaveBeenCalled();
});

it('a store that does not answer leaves the plan, and the window says so', async () => {
  const user = open(has);
  await user.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
  const window = within(await asked());
  await user.click(window.getByRole('button', { name: 'Cancel the plan' }));
  expect(await window.findByText('The plan was not cancelled. Please try again.')).toBeTruthy();
});

it('where there is no plan there is nothing to cancel', async () => {
  open(ended);
  expect(await screen.findByText('No plan yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the plan' })).toBeNull();
});
