import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox } from '../../testing.ts';
import { smallCatalogue } from './small-catalogue.ts';

export const shop = 'sandbox-store.myshopify.com';
export const otherShop = 'another-store.myshopify.com';

type Json = Record<string, unknown>;
export type Heard = { headers: Record<string, string>; body: string };
export type Answer = {
  status: number;
  // Untyped: each test knows the result of its own query.
  data: Record<string, Json & { [key: string]: never }>;
  errors: { message: string; path?: string[]; extensions?: Json }[];
  extensions: { cost: Json & { throttleStatus: Json } };
};

/** An app that hears webhooks, and answers them as it is told. */
async function openEar() {
  const heard: Heard[] = [];
  let answerWith = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answerWith).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    heard,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answerWith: (status: number) => {
      answerWith = status;
    },
    close: () => server.close(),
  };
}

/** A sandbox with a small store, an API client, and a receiver of its webhooks. */
export async function openTestStore(count = 5, options: { appUrl?: string } = {}) {
  const { catalogue, remove } = smallCatalogue(count);
  const sandbox = await startSandbox({ ...options, catalogue });
  const { shopify, origin } = sandbox;
  shopify.setProcessingMs(5);
  const ear = await openEar();
  shopify.webhooks.setUrl(ear.url);

  const at = (domain: string) => `${origin}/shopify/shops/${domain}`;

  async function grant(body: Json, domain = shop) {
    const answer = await fetch(`${at(domain)}/admin/oauth/access_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: 'sandbox-store-app',
        client_secret: 'sandbox-store-secret',
        ...body,
      }),
    });
    return { status: answer.status, body: (await answer.json()) as Json };
  }

  async function tokenFor(domain = shop, more: Json = {}): Promise<string> {
    const { body } = await grant(
      {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: await shopify.sessionToken(domain),
        subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
        requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
        expiring: '1',
        ...more,
      },
      domain,
    );
    return String(body['access_token']);
  }

  async function ask(token: string, query: string, variables: Json = {}, domain = shop) {
    const answer = await fetch(`${at(domain)}/admin/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': token },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await answer.json()) as Omit<Answer, 'status'>;
    return { status: answer.status, ...body };
  }

  return {
    ...{ origin, shopify, heard: ear.heard, grant, tokenFor, ask, at },
    answerWebhooksWith: ear.answerWith,
    close: async () => {
      ear.close();
      await sandbox.close();
      remove();
    },
  };
}

export type TestStore = Awaited<ReturnType<typeof openTestStore>>;
