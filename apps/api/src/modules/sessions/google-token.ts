import { emailAddress } from '@tintory/contract';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';

const claims = z.object({
  sub: z.string().min(1),
  email: emailAddress,
  email_verified: z.literal(true),
});

export type GoogleIdentity = { subject: string; email: string };

type Options = { clientId: string; issuers: string[]; jwksUrl: string; now: () => Date };

/**
 * Verifies Google's ID tokens: signed by a published key, for our audience, not expired, with a
 * verified address (OpenID Connect Core, section 3.1.3.7).
 */
export function createGoogleTokenReader({ clientId, issuers, jwksUrl, now }: Options) {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });
  return async (idToken: string): Promise<GoogleIdentity> => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // The algorithm is fixed, so that neither `none` nor an HMAC with the public key passes.
        algorithms: ['RS256'],
        audience: clientId,
        issuer: issuers,
        requiredClaims: ['exp', 'iat'],
        clockTolerance: 30,
        currentDate: now(),
      });
      const { sub: subject, email } = claims.parse(payload);
      return { subject, email };
    } catch (cause) {
      throw new AppError(isOutage(cause) ? 'ProviderUnavailable' : 'Unauthorized', { cause });
    }
  };
}

/** The keys could not be fetched: that says nothing about the token. */
const isOutage = (error: unknown): boolean =>
  error instanceof errors.JOSEError
    ? error.code === errors.JWKSTimeout.code || error.code === errors.JOSEError.code
    : !(error instanceof z.ZodError);
