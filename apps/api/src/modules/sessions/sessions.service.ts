import { sessionRules, type LoginResult, type SessionInfo } from '@tintory/contract';
import type { Auth } from '../../platform/auth.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { UserRow } from '../users/users.repository.ts';
import * as repository from './sessions.repository.ts';
import type { RefreshTokenRow } from './sessions.repository.ts';
import type { TokenAudience, Tokens } from './tokens.ts';
import { sessionEnded } from './session-ended.ts';

export type SessionsService = ReturnType<typeof createSessionsService>;

/** How and with what somebody signed in. */
export type Device = { method: SessionInfo['method']; userAgent: string | null };

/** Not every request is worth a write. */
const seenEveryMs = 60 * 60 * 1_000;

type Dependencies = {
  db: Database;
  tokens: Tokens;
  secrets: Secrets;
  events: Events;
  now: () => Date;
};

/** Sign-ins: their tokens, their renewal and their end. */
export function createSessionsService({ db, tokens, secrets, events, now }: Dependencies) {
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

  /** Every way one session ends: its tokens are worth nothing, and open sockets close. */
  async function revoke(tx: Database | Transaction, sessionId: string): Promise<void> {
    await repository.revokeSession(tx, sessionId, now());
    await events.publish(tx, sessionEnded, { sessionId });
  }

  return {
    uploadKey,

    /** Starts a session for a user whose identity was proven. */
    start: async (tx: Transaction, user: UserRow, device: Device): Promise<LoginResult> => {
      const createdAt = now();
      const expiresAt = new Date(+createdAt + sessionRules.familySeconds * 1_000);
      const session = await repository.insertSession(tx, {
        ...device,
        userId: user.id,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt,
      });
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
          await revoke(tx, sessionId);
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
      const seen = live.session.lastSeenAt;
      if (!seen || +now() - +seen > seenEveryMs) {
        await repository.touchSession(db, sessionId, now());
      }
      return { userId, sessionId };
    },

    isLive: async (sessionId: string): Promise<boolean> =>
      (await repository.findLiveSession(db, sessionId, now())) !== undefined,

    list: async ({ userId, sessionId }: Auth): Promise<SessionInfo[]> =>
      (await repository.listLiveSessions(db, userId, now())).map((row) => ({
        id: row.id,
        current: row.id === sessionId,
        method: row.method,
        user_agent: row.userAgent,
        created_at: row.createdAt.toISOString(),
        last_seen_at: (row.lastSeenAt ?? row.createdAt).toISOString(),
      })),

    end: (sessionId: string): Promise<void> => revoke(db, sessionId),

    /** Ends one of the user's own. @throws AppError `NotFound` */
    endOwn: async (userId: string, sessionId: string): Promise<void> => {
      const live = await repository.findLiveSession(db, sessionId, now());
      if (live?.session.userId !== userId) throw new AppError('NotFound');
      await revoke(db, sessionId);
    },

    /** Ends every session that began in the user's store. */
    endStore: async (tx: Transaction, userId: string): Promise<void> => {
      for (const { id } of await repository.revokeStoreSessions(tx, userId, now())) {
        await events.publish(tx, sessionEnded, { sessionId: id });
      }
    },

    /** Ends every session of a user, but the one named. */
    endAll: async (tx: Transaction, userId: string, except?: string): Promise<void> => {
      for (const { id } of await repository.revokeSessionsOf(tx, userId, now(), except)) {
        await events.publish(tx, sessionEnded, { sessionId: id });
      }
    },
  };
}

async function mayExchange(tx: Transaction, token: RefreshTokenRow, now: Date): Promise<boolean> {
  if (!token.usedAt) return true;
  const withinGrace = +now - +token.usedAt <= sessionRules.reuseGraceSeconds * 1_000;
  return withinGrace && !(await repository.hasUsedChild(tx, token.id));
}
