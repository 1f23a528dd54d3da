import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findMade, type KeyedRequest } from '../idempotency/idempotency.service.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';

/**
 * A job that a key made.
 *
 * @throws AppError `Conflict` once it is deleted
 */
export async function requireMade(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<JobRow> {
  const job = await repository.findJob(db, userId, id);
  if (!job) throw new AppError('Conflict');
  return job;
}

/** The job of an earlier request with this key, whatever happened to its pictures since. */
export async function madeBefore(
  db: Database,
  request: KeyedRequest | undefined,
): Promise<JobRow | undefined> {
  const id = request && (await findMade(db, request));
  return id ? requireMade(db, request.userId, id) : undefined;
}
