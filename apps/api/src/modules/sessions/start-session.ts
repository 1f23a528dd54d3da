import { sessionRules, type LoginResult } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { UserRow } from '../users/users.repository.ts';
import { issueTokens } from './issue-tokens.ts';
import type { Device, SessionsParts } from './sessions-parts.ts';
import * as repository from './sessions.repository.ts';

/** Starts a session for a user whose identity was proven. */
export const startSession = (parts: SessionsParts) => {
  const issue = issueTokens(parts);

  return async (tx: Transaction, user: UserRow, device: Device): Promise<LoginResult> => {
    const createdAt = parts.now();
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
  };
};
