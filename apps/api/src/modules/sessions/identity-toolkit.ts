import { emailAddress } from '@tintory/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { GoogleIdentity } from './google-token.ts';

const answer = z.object({
  providerId: z.literal('google.com'),
  federatedId: z.string().min(1),
  email: emailAddress,
  emailVerified: z.literal(true),
  /** Google's own token, by which the page can sign in there, too. */
  oauthIdToken: z.string().optional(),
});

/** The account that came back, and Google's token if the provider passes it on. */
type RedirectIdentity = GoogleIdentity & { googleIdToken: string | undefined };

type Options = { url: string; apiKey: string };

/**
 * Redeems a finished redirect at Firebase's Identity Toolkit (`accounts:signInWithIdp`): who came
 * back, by the provider's session and the address it answered to.
 */
export function createIdentityToolkit({ url, apiKey }: Options) {
  return async (sessionId: string, requestUri: string): Promise<RedirectIdentity> => {
    const response = await fetch(`${url}/v1/accounts:signInWithIdp?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestUri, sessionId, returnSecureToken: true }),
      signal: AbortSignal.timeout(10_000),
    }).catch((cause: unknown) => {
      throw new AppError('ProviderUnavailable', { cause });
    });
    if (response.status >= 500) throw new AppError('ProviderUnavailable');
    const parsed = answer.safeParse(response.ok ? await response.json() : undefined);
    if (!parsed.success) throw new AppError('Unauthorized', { cause: parsed.error });
    // `https://accounts.google.com/<subject>`
    const subject = parsed.data.federatedId.split('/').at(-1) ?? '';
    return { subject, email: parsed.data.email, googleIdToken: parsed.data.oauthIdToken };
  };
}
