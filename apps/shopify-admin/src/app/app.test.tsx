import { startI18n } from '@tintory/i18n';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, openApp as open, stubAdmin } from '../../test/open-app.tsx';

const member = {
  plan_id: 's40',
  interval: 'month',
  credits: 128,
  credits_monthly: 200,
  renews_at: '2026-12-20T00:00:00.000Z',
  cancel_expired_at: null,
  past_due: false,
  credits_notice: null,
  grants: [],
  shop: 'one.myshopify.com',
  usage: { additional_fee: 0.25, used: 50, cap_amount: 50, resets_at: '2026-12-20T00:00:00.000Z' },
};
const job = {
  id: 'j1',
  tool_id: 'remove_background',
  func_id: 'run',
  call_type: 'async',
  status: 'succeeded',
  outputs: [{ object_id: 'o1', url: 'http://api.test/o1', width: 8, height: 8 }],
  credits: 1,
  created_at: '2026-01-15T10:00:00.000Z',
};
const page = { page: 1, limit: 20, total: 1, has_next_page: false };

/** API answers by path; unlisted paths answer 404. */
let answers: Record<string, () => Response | Promise<Response>>;
const calls: string[] = [];
const refused = () => Response.json({ code: 'Unauthorized', message: 'no' }, { status: 401 });

// Pages are loaded lazily, which can be slow on a busy machine.

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
  answers = {
    '/api/shopify/sessions/by_app_token': () => Response.json(login),
    '/api/users/profile': () => Response.json({ id: 'u1', shopify_domain: 'one.myshopify.com' }),
    '/api/shopify/members/current': () => Response.json(member),
    '/api/shopify/publications': () =>
      Response.json({ rows: [], pageInfo: { end_cursor: null, has_next_page: false } }),
    '/api/jobs': () => Response.json({ rows: [job], pageInfo: page }),
  };
  stubAdmin();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: Request) => {
      const { pathname } = new URL(input.url);
      calls.push(`${input.method} ${pathname}`);
      return (
        answers[pathname]?.() ?? Response.json({ code: 'NotFound', message: 'no' }, { status: 404 })
      );
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the merchants’ app', () => {
  it('says that the connection is lost, for as long as it is', async () => {
    open('/help');
    await screen.findByRole('heading', { name: 'Help' });
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline.')).toBeDefined();
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline.')).toBeNull();
  });

  it('shows what comes next, the plan with its usage, and the latest results', async () => {
    open('/');
    expect(await screen.findByText('200 credits a month')).toBeTruthy();
    expect(screen.getByText('$50.00 of $50.00')).toBeTruthy();
    expect(screen.getByText(/limit .* is reached/)).toBeTruthy();
    // One step is done already, and so is the plan.
    expect(await screen.findByRole('link', { name: 'Open your results' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Raise the limit to $100.00' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    const result = screen.getByRole('link', { name: /Open the result of Background remover/ });
    expect(result.getAttribute('href')).toBe(
      '/dropshipping/app/tools/ai-background-remover?job=j1',
    );
  });

  it('counts neither a free preview nor a question as a result', async () => {
    const rows = [
      { ...job, func_id: 'preview' },
      { ...job, call_type: 'sync' },
    ];
    answers['/api/jobs'] = () => Response.json({ rows, pageInfo: page });
    open('/');
    expect(await screen.findByText('What to do next')).toBeTruthy();
    expect(screen.queryByText('Latest results')).toBeNull();
  });

  it('shows whoever has no result yet what can come of a photo', async () => {
    const sample = { after_small_url: 'http://api.test/after', before_small_url: 'http://b.test/' };
    answers['/api/tools/product_model'] = () => Response.json({ samples: [sample] });
    answers['/api/jobs'] = () => Response.json({ rows: [], pageInfo: page });
    open('/');
    const link = await screen.findByRole('link', { name: 'Product photos' });
    await waitFor(() => expect(link.querySelector('img')?.src).toBe(sample.after_small_url));
    expect(link.getAttribute('href')).toBe('/dropshipping/app/tools/ai-product-model');
    expect(screen.getByRole('link', { name: 'Background remover' })).toBeTruthy();
  });

  it('shows no step before it is known which are done', async () => {
    let answerJobs: (answer: Response) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => (answerJobs = resolve));
    answers['/api/jobs'] = () => waiting;
    open('/');
    expect(await screen.findByText('200 credits a month')).toBeTruthy();
    expect(screen.queryByText('What to do next')).toBeNull();
    answerJobs(Response.json({ rows: [job], pageInfo: page }));
    expect(await screen.findByText('What to do next')).toBeTruthy();
  });

  it('asks for no step again where it did not load what was done', async () => {
    answers['/api/jobs'] = () =>
      Response.json({ code: 'Internal', message: 'no' }, { status: 500 });
    open('/');
    expect(await screen.findByText('Your results did not load.')).toBeTruthy();
    expect(screen.queryByText('What to do next')).toBeNull();
  });

  it('offers every tool at its own address, and goes there', async () => {
    const user = open('/tools');
    const tattoo = await screen.findByRole('link', { name: /^Tattoo generator/ });
    expect(tattoo.getAttribute('href')).toBe('/dropshipping/app/tools/ai-tattoo-generator');
    await user.click(await screen.findByRole('link', { name: /^Virtual fitting/ }));
    await waitFor(() => expect(location.pathname).toBe('/dropshipping/app/tools/virtualdress'));
  });

  it('tells a store that is refused, and lets it try again', async () => {
    answers['/api/shopify/sessions/by_app_token'] = refused;
    const user = open('/help');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be signed in');
    answers['/api/shopify/sessions/by_app_token'] = () => Response.json(login);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('How do I begin?')).toBeTruthy();
  });

  it('shows no page once the session ended and is not renewed', async () => {
    answers['/api/shopify/members/current'] = () => {
      answers['/api/shopify/sessions/by_app_token'] = refused;
      return refused();
    };
    open('/plans');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be signed in');
  });

  it('asks what became of a charge, and shows the plan it brought', async () => {
    answers['/api/shopify/members/current'] = () => Response.json({ ...member, plan_id: 'free' });
    answers['/api/shopify/plans/verify'] = () => Response.json(member);
    answers['/api/shopify/plans'] = () => Response.json({ month: [] });
    open('/plans?charge_id=7');
    expect(await screen.findByText(/Your plan is active/)).toBeTruthy();
    expect(await screen.findByText('200 credits a month')).toBeTruthy();
  });

  it('does not take another plan for agreed to that the merchant refused', async () => {
    answers['/api/shopify/members/current'] = () => Response.json(member);
    answers['/api/shopify/plans/verify'] = () => Response.json(member);
    answers['/api/shopify/plans'] = () => Response.json({ month: [] });
    open('/plans?plan=s100&charge_id=7');
    expect(await screen.findByText(/^Nothing has changed\./)).toBeTruthy();
    expect(screen.queryByText(/Your plan is active/)).toBeNull();
  });

  it('tells the plan with its limit after asking for a higher one, agreed to or not', async () => {
    answers['/api/shopify/members/current'] = () => Response.json(member);
    answers['/api/shopify/plans/verify'] = () =>
      Response.json({ ...member, usage: { ...member.usage, cap_amount: 100 } });
    answers['/api/shopify/plans'] = () => Response.json({ month: [] });
    open(`/plans?plan=${member.plan_id}&charge_id=7`);
    expect(await screen.findByText(/limit for pictures beyond it is \$100\.00/)).toBeTruthy();
  });

  it('says where there is no page, with a way back', async () => {
    open('/nowhere');
    const back = await screen.findByRole('link', { name: 'Go to the start' });
    expect(back.getAttribute('href')).toBe('/dropshipping/app');
  });
});
