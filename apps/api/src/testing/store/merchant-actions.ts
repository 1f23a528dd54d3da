import type { Job, LoginResult, StoreMember } from '@tintory/contract';
import type { TestSandbox } from '@tintory/sandbox/testing';
import { sql } from 'drizzle-orm';
import { callApi, followJob, type Answer, type TestApi } from '../index.ts';
import { captureHold, holdCredits } from '../../modules/credits/holds.service.ts';

type Parts = {
  api: TestApi;
  shopify: TestSandbox['shopify'];
  now: () => Date;
  domain: string;
  /** Where a merchant comes back to from the store's page. */
  returnTo: string;
};

/** What somebody signed in from a shop's admin does, over HTTP. */
export async function merchantActions(parts: Parts, login: LoginResult) {
  const { api } = parts;
  const call = (
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    callApi(api.origin, method, path, json, {
      authorization: `Bearer ${login.access_token}`,
      ...headers,
    });
  const { id } = (await call('GET', '/api/users/profile')).body as { id: string };
  const plans = planActions(parts, call);
  return {
    id,
    login,
    call,
    ...plans,
    ...creditActions(parts, id, plans.member),
    ask: (num: number): Promise<Answer> =>
      call('POST', '/api/jobs', {
        tool_id: 'counting',
        func_id: 'run',
        call_type: 'async',
        inputs: [{ key: 'num', value: num }],
      }),
    finish: (job: Job): Promise<Job> =>
      followJob(
        api,
        job.id,
        async (jobId) => (await call('GET', `/api/jobs/${jobId}`)).body as Job,
      ),
  };
}

type Call = (method: string, path: string, json?: unknown) => Promise<Answer>;

function planActions({ shopify, domain, returnTo }: Parts, call: Call) {
  const subscribe = (planId: string) =>
    call('POST', '/api/shopify/plans', { plan_id: planId, redirect_uri: returnTo });
  const verify = (chargeId: string) =>
    call('POST', '/api/shopify/plans/verify', { charge_id: chargeId });
  return {
    member: async () => (await call('GET', '/api/shopify/members/current')).body as StoreMember,
    subscribe,
    verify,
    /** Accepts on the store's page and returns. */
    buy: async (planId: string) => {
      const answer = await subscribe(planId);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      const back = new URL(shopify.approve(domain));
      return (await verify(back.searchParams.get('charge_id') ?? '')).body as StoreMember;
    },
  };
}

/** A merchant's credits, past the API. */
function creditActions({ api, now }: Parts, id: string, member: () => Promise<StoreMember>) {
  const { db } = api.services.database;
  return {
    /** Uses up credits, all but so many. */
    spendDownTo: async (left: number) => {
      const amount = (await member()).credits - left;
      await db.transaction(async (tx) => {
        const request = { userId: id, jobId: crypto.randomUUID(), toolId: 'any', amount };
        const outcome = await holdCredits(tx, request, now());
        if (!outcome.ok) throw new Error('Too few credits.');
        await captureHold(tx, outcome.hold.id, now());
      });
    },
    entries: async () => {
      const { rows } = await db.execute(sql`
        select balance = (select coalesce(sum(amount), 0) from credit_entries where user_id = ${id}) as agree,
          balance, owed from credit_accounts where user_id = ${id}`);
      return rows[0];
    },
  };
}
