import type { Batch, NewBatchItem, StoreMember } from '@tintory/contract';
import type { RunningProduct } from '../run-product.ts';

const name = 'sandbox-store';
const domain = `${name}.myshopify.com`;

export type Shop = Awaited<ReturnType<typeof openShop>>;

type Call = <Result>(method: string, path: string, body?: object) => Promise<Result>;
type Products = { rows: { id: string; title: string; featured_image: { url: string } | null }[] };

/** The sandbox's store, and our API in its name. */
export async function openShop(product: RunningProduct) {
  const { apiOrigin, merchantOrigin, storeOrigin } = product;
  const call = await signIn(apiOrigin, storeOrigin);
  return {
    ...product,
    domain,
    call,
    /** An address of the admin with a page of the app in its frame. */
    pageOf: (path: string) =>
      `${storeOrigin}/shopify/admin/${name}/apps/tintory/dropshipping/app${path}`,
    /** Enough credits for hundreds of pictures, agreed to as a merchant would. */
    takePlan: () => takePlan(call, `${merchantOrigin}/dropshipping/app/plans`),
    /** As many pictures of the store as wanted; there are fewer products than that. */
    listItems: async (count: number): Promise<NewBatchItem[]> => {
      const { rows } = await call<Products>('GET', '/api/shopify/products?limit=50');
      const shown = rows.filter(({ featured_image: image }) => image !== null);
      return Array.from({ length: count }, (_, index) => {
        const {
          id,
          title,
          featured_image: image,
        } = shown[index % shown.length] ?? rows[0] ?? never();
        return {
          key: `bench-${index}`,
          name: `${title} ${index + 1}`,
          image_url: image?.url ?? '',
          shopify_product_id: id,
        };
      });
    },
    startBatch: (): Promise<Batch> =>
      call('POST', '/api/batches', { tool_id: 'remove_background', inputs: [], complete: false }),
  };
}

function never(): never {
  throw new Error('The store sells nothing.');
}

async function signIn(apiOrigin: string, storeOrigin: string): Promise<Call> {
  const json = { 'content-type': 'application/json' };
  const handed = await fetch(`${storeOrigin}/shopify/control/session-token`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ shop: domain }),
  });
  const { result: token } = (await handed.json()) as { result: string };
  const answer = await fetch(`${apiOrigin}/api/shopify/sessions/by_app_token`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token }),
  });
  const { access_token: access } = (await answer.json()) as { access_token: string };
  return async <Result>(method: string, path: string, body?: object) => {
    const reply = await fetch(apiOrigin + path, {
      method,
      headers: { authorization: `Bearer ${access}`, ...(body && json) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Result;
  };
}

async function takePlan(call: Call, back: string): Promise<StoreMember> {
  const { confirmation_url: url } = await call<{ confirmation_url: string }>(
    'POST',
    '/api/shopify/plans',
    { plan_id: 's100', redirect_uri: back },
  );
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  const charge = new URL(answer.headers.get('location') ?? '', url).searchParams.get('charge_id');
  return call('POST', '/api/shopify/plans/verify', { charge_id: charge });
}
