import { startI18n } from '@tintory/i18n';
import { act, cleanup, screen } from '@testing-library/react';
import { closeModal } from '@tintory/ui-kit';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, rows, stubStore } from '../../test/open-app.tsx';

const usage = { additional_fee: 0.25, used: 1, cap_amount: 50, resets_at: '2026-02-15T10:00:00Z' };
const plan = { plan_id: 's40', interval: 'month', credits_monthly: 200, grants: [], usage };
const notice = 'Beyond your credits: $0.25 a picture, $1.00 of $50.00 used';

const none = { renews_at: null, cancel_expired_at: null, past_due: false };

const answerOf = (member: object) => Response.json({ ...plan, ...none, ...member });

function open(path: string, member: object | Promise<Response>) {
  // A stubbed answer may be a promise.
  const answer = () => (member instanceof Promise ? (member as never) : answerOf(member));
  stubStore({
    'GET /api/shopify/members/current': answer,
    'GET /api/shopify/images': () => rows([]),
    'GET /api/jobs': () => rows([]),
  });
  return openApp(path);
}

beforeAll(() => startI18n('en'));
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  ),
);
afterEach(() => {
  act(() => closeModal());
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const batch = '/batch?tool=remove_background';

describe('what goes beyond a plan’s credits', () => {
  it('is said with its fee at the tool, before it is charged', async () => {
    open('/tools/ai-image-upscaler', { credits: 1 });
    expect(await screen.findByText(notice)).toBeTruthy();
  });

  it('is what the run’s own button names in the place of credits', async () => {
    open('/tools/ai-tattoo-generator', { credits: 0 });
    expect(await screen.findByRole('button', { name: /· \$0\.25$/ })).toBeTruthy();
  });

  it('is said where a tool makes several and the credits pay for some of them', async () => {
    open('/tools/ai-product-model', { credits: 19 });
    expect(await screen.findByText(notice)).toBeTruthy();
  });

  it('is said before many photos are chosen', async () => {
    open(batch, { credits: 249 });
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose products' })).toBeTruthy();
  });

  it('comes with its page, not after it', async () => {
    let answer: (response: Response) => void = () => undefined;
    open('/tools/ai-image-upscaler', new Promise((resolve) => (answer = resolve)));
    await screen.findByRole('status', { name: 'Loading' });
    answer(answerOf({ credits: 1 }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it('does not keep its page waiting for good', async () => {
    open('/tools/ai-image-upscaler', new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });

  it.each([
    ['the credits pay for as many as there may be', { credits: 250 }],
    ['the limit holds no further picture', { credits: 0, usage: { ...usage, used: 49.9 } }],
    ['the plan is not paid', { credits: 0, past_due: true }],
    ['there is no plan', { credits: 0, plan_id: 'free', usage: null }],
  ])('is no matter where %s', async (_why, member) => {
    open(batch, member);
    await screen.findByText(/credits? left/);
    expect(screen.queryByText(/Beyond your credits/)).toBeNull();
  });
});
