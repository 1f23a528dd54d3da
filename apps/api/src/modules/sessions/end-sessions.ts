import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { sessionEnded } from './session-ended.ts';
import type { SessionsParts } from './sessions-parts.ts';
import * as repository from './sessions.repository.ts';

type Parts = Pick<SessionsParts, 'db' | 'events' | 'now'>;

/** However a session ends, its tokens are refused and its sockets close. */
export const revokeSession =
  ({ events, now }: Omit<Parts, 'db'>) =>
  async (tx: Database | Transaction, sessionId: string): Promise<void> => {
    await repository.revokeSession(tx, sessionId, now());
    await events.publish(tx, sessionEnded, { sessionId });
  };

/**
 * Ends one of the user's own.
 *
 * @throws AppError `NotFound`
 */
export const endOwnSession = (parts: Parts) => {
  const { db, now } = parts;
  const revoke = revokeSession(parts);
  return async (userId: string, sessionId: string): Promise<void> => {
    const live = await repository.findLiveSession(db, sessionId, now());
    if (live?.session.userId !== userId) throw new AppError('NotFound');
    await revoke(db, sessionId);
  };
};

/** Ends every session that began in the user's store. */
export const endStoreSessions =
  ({ events, now }: Parts) =>
  async (tx: Transaction, userId: string): Promise<void> => {
    for (const { id } of await repository.revokeStoreSessions(tx, userId, now())) {
      await events.publish(tx, sessionEnded, { sessionId: id });
    }
  };

/** Ends every session of a user, but the one named. */
export const endSessionsOf =
  ({ events, now }: Parts) =>
  async (tx: Transaction, userId: string, except?: string): Promise<void> => {
    for (const { id } of await repository.revokeSessionsOf(tx, userId, now(), except)) {
      await events.publish(tx, sessionEnded, { sessionId: id });
    }
  };
