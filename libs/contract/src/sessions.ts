import { z } from 'zod';

/** What each way of signing in answers; refresh answers it too. */
export const loginResult = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  ws_authtoken: z.string(),
  shopify_domain: z.string().nullable(),
  /** Signs upload requests of this session only. */
  upload_key: z.string(),
});
export type LoginResult = z.infer<typeof loginResult>;

export const loginByTokenBody = z.object({ token: z.string().min(1).max(200) });
export type LoginByTokenBody = z.infer<typeof loginByTokenBody>;

/** One address line: something, an '@', something. Delivery is the only real check. */
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+$/);

export const signupByLinkBody = z.object({ email, redirect_uri: z.url().max(2_000) });
export type SignupByLinkBody = z.infer<typeof signupByLinkBody>;

export const signupByLinkResult = z.object({ ok: z.literal(1) });
export type SignupByLinkResult = z.infer<typeof signupByLinkResult>;

export const okResult = z.object({ ok: z.literal(1) });
