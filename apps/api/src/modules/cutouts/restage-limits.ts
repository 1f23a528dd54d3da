import { restageRules } from '@tintory/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import * as repository from './cutouts.repository.ts';
import { refuseBase } from './refuse-base.ts';

const hour = 60 * 60 * 1_000;
const { hours, mostAnHour, mostOfJob } = restageRules;

/**
 * Counts one more picture that is staged anew for nothing, in the transaction that starts it.
 *
 * @throws AppError `Conflict` where it would be one too many
 */
export async function countRestage(
  tx: Transaction,
  restage: { userId: string; baseJobId: string },
  now: Date,
): Promise<void> {
  await repository.lockRestagesOf(tx, restage.userId);
  const counts = await repository.countRestages(tx, restage, new Date(+now - hour));
  if (counts.ofJob >= mostOfJob) {
    throw refuseBase('restagedOften', { text: 'baseOften', most: mostOfJob });
  }
  if (counts.recent >= mostAnHour) {
    throw refuseBase('restagedOften', { text: 'baseHourly', most: mostAnHour });
  }
  await repository.insertRestage(tx, restage, now);
}

/** Deletes counts past every limit's window: no job has its cutout by then. */
export const forgetRestages = (db: Database, now: Date): Promise<void> =>
  repository.deleteRestagesBefore(db, new Date(+now - (hours + 1) * hour));
