import type { LoginResult } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../index.ts';
import { openPrintful } from '../../modules/print/test-providers.ts';
import { countingTool } from './counting-tool.ts';
import { drawnCatalogue } from './drawn-catalogue.ts';
import { merchantActions } from './merchant-actions.ts';

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
    environment: environmentOf(sandbox, options.printful),
    extraTools: [countingTool],
    ...(options.pool && { pool: options.pool }),
    // It asks for its mock-ups at once, not after 20 s.
    ...(options.printful && { print: { provider: openPrintful(sandbox) } }),
    now,
  });
  shopify.webhooks.setUrl(`${api.origin}/api/shopify/webhooks`);
  shopify.setProcessingMs(5);
  const { db } = api.services.database;
  const logIn = (token: string) =>
    callApi(api.origin, 'POST', '/api/shopify/sessions/by_app_token', { token });

  return {
    api,
    sandbox,
    shopify,
    db,
    now,
    logIn,
    /** Somebody in the admin of a shop. */
    merchant: async (domain = shopDomain) => {
      const { status, body } = await logIn(await shopify.sessionToken(domain));
      if (status !== 200) throw new Error(`The sign-in was refused: ${JSON.stringify(body)}`);
      return merchantActions({ api, shopify, now, domain, returnTo }, body as LoginResult);
    },
    ...rowsOf(db),
    /** Moves both clocks. */
    passDays: (days: number) => {
      ahead += days * 86_400_000;
      shopify.advance(days);
    },
    /** Until the webhook events were handled. */
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

const environmentOf = ({ origin, smtpUrl }: TestSandbox, printful = false) => ({
  SHOPIFY_SHOP_URL: `${origin}/shopify/shops/{shop}`,
  IMAGE_FETCH_ORIGINS: origin,
  STRIPE_API_ORIGIN: origin,
  SMTP_URL: smtpUrl,
  ...(printful && {
    PRINTFUL_URL: `${origin}/printful`,
    PRINTFUL_TOKEN: 'sandbox-printful-token',
  }),
});

type Database = TestApi['services']['database']['db'];

/** What the database knows of shops. */
const rowsOf = (db: Database) => ({
  /** The states of the usage charges, in order. */
  usage: async (domain = shopDomain) =>
    (
      await db.execute(
        sql`select index, status, reason from store_usage where shop = ${domain} order by created_at, index`,
      )
    ).rows,
  shopRow: async (domain = shopDomain) =>
    (await db.execute(sql`select * from shops where domain = ${domain}`)).rows[0],
});
