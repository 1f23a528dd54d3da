import { Stripe } from 'stripe';

/** Stripe's client, optionally for another base URL. */
export function createStripe(secretKey: string, apiOrigin: string): Stripe {
  const { hostname, port, protocol } = new URL(apiOrigin);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    // Retries carry the same idempotency key, so nothing is done twice.
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
}

/** An id, whether the object came with it or not. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** Stripe counts seconds. */
export const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
