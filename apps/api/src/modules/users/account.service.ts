import { normalEmail } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { matchLanguage } from '@tintory/locales';
import type { BatchesService } from '../batches/batches.service.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import { notificationMail } from '../notifications/notification-mail.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { readUser, removeUser } from './users.service.ts';

type Dependencies = {
  db: Database;
  batches: BatchesService;
  jobs: JobsService;
  sessions: SessionsService;
  subscriptions: SubscriptionsService;
  uploads: UploadsService;
  mailer: Mailer;
  /** Ends the store's recurring charges. */
  leaveStore: (userId: string) => Promise<void>;
  /** Cancels orders that are not in production, and deletes addresses. */
  leavePrint: (userId: string) => Promise<void>;
  webOrigin: string;
};

/** The end of an account. */
export function createAccountService(dependencies: Dependencies) {
  const { db, batches, jobs, sessions, subscriptions, uploads, mailer, webOrigin } = dependencies;

  /** Deletes a user with everything that is theirs, but not the books. */
  async function erase(userId: string): Promise<void> {
    // Steps with outside services first: a deleted account must not keep being charged.
    await dependencies.leavePrint(userId);
    await subscriptions.endAll(userId);
    await dependencies.leaveStore(userId);
    await batches.stopAll(userId);
    await jobs.cancelAll(userId);
    await uploads.removeAll(userId);
    await db.transaction(async (tx) => {
      await sessions.endAll(tx, userId);
      await removeUser(tx, userId);
    });
  }

  return {
    erase,

    /**
     * Deletes a user with everything that is theirs. The ledger and the bills stay, without a name:
     * books must be kept.
     *
     * @throws AppError `InvalidInput` when the address is not the account's
     */
    remove: async (userId: string, email: string): Promise<void> => {
      const user = await readUser(db, userId);
      if (normalEmail(user.email ?? '') !== email) {
        throw new AppError('InvalidInput', {
          details: { email: { text: 'otherEmail' } },
        });
      }
      await erase(userId);
      const language = matchLanguage([user.language ?? '']);
      mailer.sendSoon(notificationMail('accountDeleted', email, language, webOrigin));
    },
  };
}
