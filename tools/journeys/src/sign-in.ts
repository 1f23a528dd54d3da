import type { APIRequestContext, Page } from '@playwright/test';
import { newAddress } from './new-address.ts';
import { readSignInLink } from './read-sign-in-link.ts';

const originOf = (name: string) => `http://localhost:${process.env[`E2E_${name}_PORT`]}`;

async function post<Result>(request: APIRequestContext, path: string, data: object) {
  // These requests pass the browser's proxy in a tunnel, which adds no address.
  const headers = { 'x-forwarded-for': newAddress() };
  const answer = await request.post(originOf('API') + path, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Result;
}

/** What a session consists of, by the names under which the app stores it. */
export type SessionTokens = { access_token: string; upload_key: string };

/**
 * Signs the browser in at the web app without its pages: the link in the mail is redeemed at the API,
 * from an address of its own, and the tokens are stored where the app keeps them.
 */
export async function signIn(page: Page, address: string): Promise<SessionTokens> {
  const context = page.context();
  const redirect = `${originOf('WEB')}/login/confirm`;
  await post(context.request, '/api/users/signup_by_link', {
    email: address,
    redirect_uri: redirect,
  });
  const token = new URL(await readSignInLink(address)).searchParams.get('login_token');
  const path = '/api/sessions/login_by_token';
  const tokens = await post<SessionTokens & Record<string, string | null>>(context.request, path, {
    token,
  });
  const localStorage = Object.entries(tokens)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, value: String(value) }));
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: originOf('WEB'), localStorage }],
  });
  return tokens;
}
