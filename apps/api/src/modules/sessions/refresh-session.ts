import { sessionRules, type LoginResult } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { revokeSession } from './end-sessions.ts';
import { issueTokens } from './issue-tokens.ts';
import type { SessionsParts } from './sessions-parts.ts';
import * as repository from './sessions.repository.ts';
import type { RefreshTokenRow } from './sessions.repository.ts';

/**
 * Exchanges a refresh token for its successor. Reusing an exchanged token ends the whole session,
 * except shortly afterwards, when a second tab may send the same one.
 */
export const refreshSession = (parts: SessionsParts) => {
  const { db, tokens, now } = parts;
  const issue = issueTokens(parts);
  const revoke = revokeSession(parts);

  return async (refreshToken: string): Promise<LoginResult> => {
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
  };
};

async function mayExchange(tx: Transaction, token: RefreshTokenRow, now: Date): Promise<boolean> {
  if (!token.usedAt) return true;
  const withinGrace = +now - +token.usedAt <= sessionRules.reuseGraceSeconds * 1_000;
  return withinGrace && !(await repository.hasUsedChild(tx, token.id));
}
