import { z } from 'zod';
import { emailAddress } from './email.ts';

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

/** The account that this token's link signs in. */
export const loginLinkResult = z.object({ email: z.string() });
export type LoginLinkResult = z.infer<typeof loginLinkResult>;

/** Google's own ID token, as its client library hands it out. */
export const loginByGoogleBody = z.object({ id_token: z.string().min(1).max(8_000) });
export type LoginByGoogleBody = z.infer<typeof loginByGoogleBody>;

/** The result of a redirect: the provider's session and the address it came back to. */
export const loginWithFirebaseBody = z.object({
  session_id: z.string().min(1).max(8_000),
  request_uri: z.string().min(1).max(16_000),
});
export type LoginWithFirebaseBody = z.infer<typeof loginWithFirebaseBody>;

/** With Google's own ID token, by which the page's library can sign in at the provider as well. */
export const loginWithFirebaseResult = loginResult.extend({
  google_id_token: z.string().optional(),
});
export type LoginWithFirebaseResult = z.infer<typeof loginWithFirebaseResult>;

export const signInMethods = ['link', 'google', 'password', 'store'] as const;

/** One sign-in on one device. `last_seen_at` is exact to the hour. */
export const sessionInfo = z.object({
  id: z.string(),
  current: z.boolean(),
  method: z.enum(signInMethods),
  user_agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

export const sessionList = z.object({ rows: z.array(sessionInfo) });
export type SessionList = z.infer<typeof sessionList>;

const password = z.string().min(10).max(200);

export const loginByPasswordBody = z.object({
  email: emailAddress,
  password: z.string().min(1).max(200),
});
export type LoginByPasswordBody = z.infer<typeof loginByPasswordBody>;

/** `current_password` is needed once there is one. Setting one ends all other sessions. */
export const setPasswordBody = z.object({
  current_password: z.string().min(1).max(200).optional(),
  new_password: password,
});
export type SetPasswordBody = z.infer<typeof setPasswordBody>;

export const signupByLinkBody = z.object({
  email: emailAddress,
  redirect_uri: z.url().max(2_000),
});
export type SignupByLinkBody = z.infer<typeof signupByLinkBody>;

export const signupByLinkResult = z.object({ ok: z.literal(1) });
export type SignupByLinkResult = z.infer<typeof signupByLinkResult>;

export const okResult = z.object({ ok: z.literal(1) });
