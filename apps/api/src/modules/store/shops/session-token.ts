import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { Shopify } from '../client/shopify-client.ts';

const shopDomain = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

const shopUrl = z.url({ protocol: /^https$/ }).transform((value) => new URL(value).hostname);
const claims = z.object({
  dest: shopUrl.pipe(z.string().regex(shopDomain)),
  iss: shopUrl,
  sub: z.string().min(1),
  exp: z.number(),
  nbf: z.number(),
});

/**
 * The shop that a session token speaks for: signed with our secret, for us, not over, and of one shop
 * throughout.
 *
 * @throws AppError `Unauthorized`; without a cause, since the library's would carry the token
 */
export async function readSessionToken(shopify: Shopify, token: string): Promise<string> {
  const payload = await shopify.session.decodeSessionToken(token).catch(() => undefined);
  const parsed = claims.safeParse(payload);
  if (!parsed.success || parsed.data.iss !== parsed.data.dest) throw new AppError('Unauthorized');
  return parsed.data.dest;
}
