import type { Job, LoginResult, StoreMember } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import { startSandbox } from '@tintory/sandbox/testing';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { callApi, followJob, startTestApi, type Answer } from '../index.ts';
import { captureHold, holdCredits } from '../../modules/credits/holds.service.ts';
import { countingTool } from './counting-tool.ts';
import { drawnCatalogue } from './drawn-catalogue.ts';

export const shopDomain = 'sandbox-store.myshopify.com';
export const appOrigin = 'http://localhost:4300';
const returnTo = `${appOrigin}/dropshipping/app/plans`;

export type TestStore = Awaited<ReturnType<typeof openStore>>;
export type Merchant = Awaited<ReturnType<TestStore['merchant']>>;

/** The real API, talking over HTTP with a stand-in for the store platform, and one clock for both. */
export async function openStore(
  options: { products?: number; pool?: ImagePool; printful?: boolean } = {},
) {
  const { catalogue, remove } = drawnCatalogue(options.products ?? 3);
  const sandbox = await startSandbox({ catalogue });
  const { shopify } = sandbox;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const api = await startTestApi({
    environment: {
      SHOPIFY_SHOP_URL: `${sandbox.origin}/shopify/shops/{shop}`,
      IMAGE_FETCH_ORIGINS: sandbox.origin,
      STRIPE_API_ORIGIN: sandbox.origin,
      SMTP_URL: sandbox.smtpUrl,
      ...(options.printful && {
        PRINTFUL_URL: `${sandbox.origin}/printful`,
        PRINTFUL_TOKEN: 'sandbox-printful-token',
      }),
    },
    extraTools: [countingTool],
    ...(options.pool && { pool: options.pool }),
    now,
  });
  shopify.webhooks.setUrl(`${api.origin}/api/shopify/webhooks`);
  shopify.setProcessingMs(5);
  const { db } = api.services.database;
  const logIn = (token: string) =>
    callApi(api.origin, 'POST', '/api/shopify/sessions/by_app_token', { token });

  /** Somebody in the admin of a shop. */
  async function merchant(domain = shopDomain) {
    const { status, body } = await logIn(await shopify.sessionToken(domain));
    if (status !== 200) throw new Error(`The sign-in was refused: ${JSON.stringify(body)}`);
    const login = body as LoginResult;
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
    const member = async () =>
      (await call('GET', '/api/shopify/members/current')).body as StoreMember;
    const subscribe = (planId: string) =>
      call('POST', '/api/shopify/plans', { plan_id: planId, redirect_uri: returnTo });
    const verify = (chargeId: string) =>
      call('POST', '/api/shopify/plans/verify', { charge_id: chargeId });
    return {
      id,
      login,
      call,
      member,
      subscribe,
      verify,
      /** Agrees on the store's page and comes back. */
      buy: async (planId: string) => {
        const answer = await subscribe(planId);
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
        const back = new URL(shopify.approve(domain));
        return (await verify(back.searchParams.get('charge_id') ?? '')).body as StoreMember;
      },
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
      ask: (num: number): Promise<Answer> =>
        call('POST', '/api/jobs', {
          tool_id: 'counting',
          func_id: 'run',
          call_type: 'async',
          inputs: [{ key: 'num', value: num }],
        }),
      finish: (job: Job): Promise<Job> =>
        followJob(api, job.id, async (id) => (await call('GET', `/api/jobs/${id}`)).body as Job),
      entries: async () => {
        const { rows } = await db.execute(sql`
          select balance = (select coalesce(sum(amount), 0) from credit_entries where user_id = ${id}) as agree,
            balance, owed from credit_accounts where user_id = ${id}`);
        return rows[0];
      },
    };
  }

  return {
    api,
    sandbox,
    shopify,
    db,
    now,
    logIn,
    merchant,
    /** What became of the pictures beyond the plan, in their order. */
    usage: async (domain = shopDomain) =>
      (
        await db.execute(
          sql`select index, status, reason from store_usage where shop = ${domain} order by created_at, index`,
        )
      ).rows,
    shopRow: async (domain = shopDomain) =>
      (await db.execute(sql`select * from shops where domain = ${domain}`)).rows[0],
    /** Moves both clocks. */
    passDays: (days: number) => {
      ahead += days * 86_400_000;
      shopify.advance(days);
    },
    /** Until what was told has been taken in and worked on. */
    settled: async (check: () => Promise<void> | void) => {
      await shopify.webhooks.idle();
      await vi.waitFor(check, { timeout: 60_000, interval: 30 });
    },
    bytesAt: async (url: string) => {
      const answer = await fetch(url);
      expect(answer.ok).toBe(true);
      return Buffer.from(await answer.arrayBuffer());
    },
    close: async () => {
      await shopify.webhooks.idle();
      await api.close();
      await sandbox.close();
      remove();
    },
  };
}
