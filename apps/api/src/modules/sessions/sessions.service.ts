import type { SessionInfo } from '@tintory/contract';
import type { Auth } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import { endOwnSession, endSessionsOf, endStoreSessions, revokeSession } from './end-sessions.ts';
import { uploadKeyOf } from './issue-tokens.ts';
import { refreshSession } from './refresh-session.ts';
import type { SessionsParts } from './sessions-parts.ts';
import * as repository from './sessions.repository.ts';
import { startSession } from './start-session.ts';
import type { TokenAudience } from './tokens.ts';

export type SessionsService = ReturnType<typeof createSessionsService>;

/** `last_seen_at` is written at most once an hour. */
const seenEveryMs = 60 * 60 * 1_000;

/** Sign-ins: their tokens, their renewal and their end. */
export function createSessionsService(parts: SessionsParts) {
  const { db, now } = parts;
  const revoke = revokeSession(parts);

  return {
    uploadKey: uploadKeyOf(parts),
    start: startSession(parts),
    refresh: refreshSession(parts),
    authenticate: authenticate(parts),

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
    endOwn: endOwnSession(parts),
    endStore: endStoreSessions(parts),
    endAll: endSessionsOf(parts),
  };
}

/** The caller of a token, if it is valid and its session is live. */
const authenticate =
  ({ db, tokens, now }: SessionsParts) =>
  async (token: string, audience: TokenAudience = 'access'): Promise<Auth> => {
    const { sessionId, userId } = await tokens.read(audience, token, now());
    const live = await repository.findLiveSession(db, sessionId, now());
    if (live?.session.userId !== userId) throw new AppError('Unauthorized');
    const seen = live.session.lastSeenAt;
    if (!seen || +now() - +seen > seenEveryMs) {
      await repository.touchSession(db, sessionId, now());
    }
    return { userId, sessionId };
  };
