import { sessionRules, type LoginResult } from '@tintory/contract';
import type { Auth } from '../../platform/auth.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { UserRow } from '../users/users.repository.ts';
import * as repository from './sessions.repository.ts';
import type { RefreshTokenRow } from './sessions.repository.ts';
import type { TokenAudience, Tokens } from './tokens.ts';

export type SessionsService = ReturnType<typeof createSessionsService>;

type Dependencies = { db: Database; tokens: Tokens; secrets: Secrets; now: () => Date };

/** Sign-ins: their tokens, their renewal and their end. */
export function createSessionsService({ db, tokens, secrets, now }: Dependencies) {
  /** Signs this session's upload requests; no other session's. */
  const uploadKey = (sessionId: string) => secrets.derive('upload', sessionId).toString('hex');

  async function issue(
    session: { id: string; userId: string },
    domain: string | null,
    jti: string,
  ) {
    const claims = { userId: session.userId, sessionId: session.id };
    const result: LoginResult = {
      access_token: await tokens.sign('access', claims, now()),
      refresh_token: await tokens.sign('refresh', { ...claims, tokenId: jti }, now()),
      ws_authtoken: await tokens.sign('events', claims, now()),
      shopify_domain: domain,
      upload_key: uploadKey(session.id),
    };
    return result;
  }

  return {
    uploadKey,

    /** Starts a session for a user whose identity was proven. */
    start: async (tx: Transaction, user: UserRow): Promise<LoginResult> => {
      const createdAt = now();
      const expiresAt = new Date(+createdAt + sessionRules.familySeconds * 1_000);
      const session = await repository.insertSession(tx, { userId: user.id, createdAt, expiresAt });
      const token = { sessionId: session.id, parentId: null, createdAt };
      const { id } = await repository.insertRefreshToken(tx, token);
      return issue(session, user.shopifyDomain, id);
    },

    /**
     * Exchanges a refresh token for its successor. A token that was exchanged before ends the whole
     * session, but for the short while in which a second tab may come with the same one.
     */
    refresh: async (refreshToken: string): Promise<LoginResult> => {
      const { sessionId, tokenId } = await tokens.read('refresh', refreshToken, now());
      const next = await db.transaction(async (tx) => {
        const live = await repository.findLiveSession(tx, sessionId, now());
        const token = tokenId ? await repository.lockRefreshToken(tx, tokenId) : undefined;
        if (!live || !token) return undefined;
        if (!(await mayExchange(tx, token, now()))) {
          await repository.revokeSession(tx, sessionId, now());
          return undefined;
        }
        if (!token.usedAt) await repository.markRefreshTokenUsed(tx, token.id, now());
        const child = { sessionId, parentId: token.id, createdAt: now() };
        return { ...live, tokenId: (await repository.insertRefreshToken(tx, child)).id };
      });
      if (!next) throw new AppError('Unauthorized');
      return issue(next.session, next.shopifyDomain, next.tokenId);
    },

    /** Whose token this is, if it is good and its session is live. */
    authenticate: async (token: string, audience: TokenAudience = 'access'): Promise<Auth> => {
      const { sessionId, userId } = await tokens.read(audience, token, now());
      const live = await repository.findLiveSession(db, sessionId, now());
      if (live?.session.userId !== userId) throw new AppError('Unauthorized');
      return { userId, sessionId };
    },

    end: (sessionId: string) => repository.revokeSession(db, sessionId, now()),
  };
}

async function mayExchange(tx: Transaction, token: RefreshTokenRow, now: Date): Promise<boolean> {
  if (!token.usedAt) return true;
  const withinGrace = +now - +token.usedAt <= sessionRules.reuseGraceSeconds * 1_000;
  return withinGrace && !(await repository.hasUsedChild(tx, token.id));
}
