import { sessionRules } from '@tintory/contract';
import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { Secrets } from '../../platform/secrets.ts';

const claims = z.object({ sub: z.uuid(), sid: z.uuid(), jti: z.uuid().optional() });

export type TokenAudience = 'access' | 'refresh' | 'events';

export type TokenClaims = { userId: string; sessionId: string; tokenId?: string | undefined };

const lifetimes: Record<TokenAudience, number> = {
  access: sessionRules.accessSeconds,
  refresh: sessionRules.refreshSeconds,
  // As long as a refresh token: the socket may be opened late, and the session row decides anyway.
  events: sessionRules.refreshSeconds,
};

export type Tokens = ReturnType<typeof createTokens>;

/** Makes and reads the product's JSON Web Tokens. */
export function createTokens(secrets: Secrets) {
  const key = secrets.derive('tokens');
  return {
    sign: (audience: TokenAudience, { userId, sessionId, tokenId }: TokenClaims, now: Date) => {
      const issued = Math.floor(+now / 1_000);
      const token = new SignJWT({ sid: sessionId, ...(tokenId ? { jti: tokenId } : {}) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimes[audience]);
      return token.sign(key);
    },

    /** @throws AppError `Unauthorized` for anything but a good token of this audience */
    read: async (audience: TokenAudience, token: string, now: Date): Promise<TokenClaims> => {
      try {
        const options = { audience, algorithms: ['HS256'], currentDate: now };
        const { payload } = await jwtVerify(token, key, options);
        const { sub, sid, jti } = claims.parse(payload);
        return { userId: sub, sessionId: sid, tokenId: jti };
      } catch (cause) {
        if (cause instanceof errors.JOSEError || cause instanceof z.ZodError) {
          throw new AppError('Unauthorized', { cause });
        }
        throw cause;
      }
    },
  };
}
