import { expect } from '@playwright/test';
import type { Store } from './store.ts';

type Member = {
  credits: number;
  usage: { additional_fee: number; used: number; cap_amount: number } | null;
};
type Made = { id: string; finished_at: string | null };

const api = () => `http://localhost:${process.env['E2E_API_PORT']}`;

/** Signs in by the admin's session token, as the app does. */
async function signIn(store: Store) {
  const answer = await fetch(`${api()}/api/shopify/sessions/by_app_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: await store.sessionToken() }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const reply = await fetch(api() + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Result;
  };
}

/** The fastest paid job: a drawing from text. */
const drawing = {
  tool_id: 'text_to_image',
  func_id: 'run',
  call_type: 'async',
  inputs: [{ key: 'prompt', value: 'a red boat on the sea' }],
};
const drawingCredits = 4;

/** The number of drawings after which credits and cap pay for at most `left` further pictures. */
function drawingsUntil({ credits, usage }: Member, left: number): number {
  if (!usage) throw new Error('The store has no plan.');
  const cents = (dollars: number) => Math.round(dollars * 100);
  const rest = cents(usage.cap_amount) - cents(usage.used);
  const beyond = Math.floor(rest / cents(usage.additional_fee));
  return Math.floor(credits / drawingCredits) + beyond - (left - (credits % drawingCredits));
}

/**
 * A month of work in a few seconds, within a cap in dollars: afterwards credits and cap pay for
 * exactly `left` more pictures of one credit each.
 */
export async function spendUntil(store: Store, left: number, cap: number): Promise<void> {
  const call = await signIn(store);
  await store.setCap(cap);
  const capOf = async () => (await call<Member>('GET', '/api/shopify/members/current')).usage;
  await expect.poll(capOf).toMatchObject({ cap_amount: cap });
  const count = drawingsUntil(await call<Member>('GET', '/api/shopify/members/current'), left);
  const jobs: Made[] = [];
  for (let n = 0; n < count; n += 1) jobs.push(await call<Made>('POST', '/api/jobs', drawing));
  for (const { id } of jobs) {
    while (!(await call<Made>('GET', `/api/jobs/${id}`)).finished_at)
      await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
