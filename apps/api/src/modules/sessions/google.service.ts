import type { LoginResult, LoginWithFirebaseResult } from '@tintory/contract';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import { signInByIdentity, type Caller } from '../users/users.service.ts';
import { createGoogleTokenReader, type GoogleIdentity } from './google-token.ts';
import { createIdentityToolkit } from './identity-toolkit.ts';
import type { SessionsService } from './sessions.service.ts';

type Dependencies = { db: Database; sessions: SessionsService; config: Config; now: () => Date };

/** Signing in with a Google account, by either of the two ways its client library takes. */
export function createGoogleService({ db, sessions, config, now }: Dependencies) {
  const readToken = createGoogleTokenReader({
    clientId: config.GOOGLE_CLIENT_ID,
    issuers: config.GOOGLE_ISSUERS,
    jwksUrl: config.GOOGLE_JWKS_URL,
    now,
  });
  const redeem = createIdentityToolkit({
    url: config.IDENTITY_TOOLKIT_URL,
    apiKey: config.FIREBASE_API_KEY,
  });

  const start = (identity: GoogleIdentity, caller: Caller, userAgent: string | null) =>
    db.transaction(async (tx): Promise<LoginResult> => {
      const user = await signInByIdentity(tx, { provider: 'google', ...identity }, caller, now());
      return sessions.start(tx, user, { method: 'google', userAgent });
    });

  return {
    byToken: async (idToken: string, caller: Caller, userAgent: string | null) =>
      start(await readToken(idToken), caller, userAgent),

    byRedirect: async (
      redirect: { session_id: string; request_uri: string },
      caller: Caller,
      userAgent: string | null,
    ): Promise<LoginWithFirebaseResult> => {
      const { googleIdToken, ...identity } = await redeem(
        redirect.session_id,
        redirect.request_uri,
      );
      const result = await start(identity, caller, userAgent);
      return { ...result, google_id_token: googleIdToken };
    },
  };
}
