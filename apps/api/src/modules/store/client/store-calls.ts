import { setTimeout as sleep } from 'node:timers/promises';
import {
  GraphqlQueryError,
  HttpResponseError,
  HttpThrottlingError,
  Session,
} from '@shopify/shopify-api';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { ShopTokens } from '../shops/shop-tokens.ts';
import type { Shopify } from './shopify-client.ts';

/** A page waits for the answer: after this time the caller is told to try again later. */
const maxWaitMs = 12_000;
/** If the store does not say how long. */
const pauseMs = 1_000;

type Dependencies = {
  shopify: Shopify;
  tokens: ShopTokens;
};

export type StoreCalls = ReturnType<typeof createStoreCalls>;

/** Calls a shop's GraphQL API, with throttling and token renewal. */
export function createStoreCalls({ shopify, tokens }: Dependencies) {
  async function ask<Data>(shop: string, accessToken: string, document: string, variables: object) {
    const session = new Session({ id: shop, shop, state: '', isOnline: false, accessToken });
    const client = new shopify.clients.Graphql({ session });
    const { data } = await client.request<Data>(document, { variables: { ...variables } });
    if (!data) throw new AppError('ProviderUnavailable');
    return data as Data;
  }

  /** Waits until the rate limit's bucket is refilled, repeatedly, up to a limit. */
  async function askWithRetries<Data>(...call: Parameters<typeof ask>): Promise<Data> {
    let waited = 0;
    for (;;) {
      try {
        return await ask<Data>(...call);
      } catch (error) {
        const wait = throttledFor(error);
        if (wait === undefined) throw error;
        if (waited + wait > maxWaitMs) {
          const retryAfterSeconds = Math.ceil(wait / 1_000);
          throw new AppError('TooManyRequests', { cause: error, retryAfterSeconds });
        }
        waited += wait;
        await sleep(wait);
      }
    }
  }

  /**
   * A refused token may have expired early: a renewed one is tried before the store counts as gone.
   */
  async function askAnyhow<Data>(shop: string, document: string, variables: object): Promise<Data> {
    let token = await tokens.access(shop);
    try {
      return await askWithRetries<Data>(shop, token, document, variables);
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
    }
    token = await tokens.renew(shop, token);
    try {
      return await askWithRetries<Data>(shop, token, document, variables);
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
      await tokens.forget(shop, token);
      throw new AppError('StoreGone', { cause: error });
    }
  }

  return {
    /**
     * @throws AppError `StoreGone` when the shop no longer lets us in (its tokens are forgotten),
     *   `TooManyRequests` when it stays busy, `ProviderUnavailable` for anything else
     */
    call: async <Data>(shop: string, document: string, variables: object = {}): Promise<Data> => {
      try {
        return await askAnyhow<Data>(shop, document, variables);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError('ProviderUnavailable', { cause: error });
      }
    },
  };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpResponseError ? error.response.code : undefined;

const refusal = z.object({
  errors: z.object({
    graphQLErrors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional() })),
  }),
  extensions: z
    .object({
      cost: z.object({
        requestedQueryCost: z.number(),
        throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().gt(0) }),
      }),
    })
    .optional(),
});

/** How long to wait before asking again, when the store says that it is too much at once. */
function throttledFor(error: unknown): number | undefined {
  if (error instanceof HttpThrottlingError) {
    return (error.response.retryAfter ?? pauseMs / 1_000) * 1_000;
  }
  if (!(error instanceof GraphqlQueryError)) return undefined;
  const { data } = refusal.safeParse(error.body);
  const isThrottled = data?.errors.graphQLErrors.some(
    ({ extensions }) => extensions?.code === 'THROTTLED',
  );
  if (!data || !isThrottled) return undefined;
  const cost = data.extensions?.cost;
  if (!cost) return pauseMs;
  const missing = cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable;
  return Math.max(100, Math.ceil((missing / cost.throttleStatus.restoreRate) * 1_000));
}
