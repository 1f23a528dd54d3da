import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { matchLanguage } from '@tintory/locales';
import type { JobsService } from '../jobs/jobs.service.ts';
import { noticeMail } from '../notices/notice-mail.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { readUser, removeUser } from './users.service.ts';

type Dependencies = {
  db: Database;
  jobs: JobsService;
  sessions: SessionsService;
  subscriptions: SubscriptionsService;
  uploads: UploadsService;
  mailer: Mailer;
  webOrigin: string;
};

/** The end of an account. */
export function createAccountService(dependencies: Dependencies) {
  const { db, jobs, sessions, subscriptions, uploads, mailer, webOrigin } = dependencies;
  return {
    /**
     * Deletes a user with everything that is theirs. The ledger and the bills stay, without a name:
     * books must be kept.
     *
     * @throws AppError `InvalidInput` when the address is not the account's
     */
    remove: async (userId: string, email: string): Promise<void> => {
      const user = await readUser(db, userId);
      if (user.email !== email) {
        throw new AppError('InvalidInput', {
          details: { email: 'This is not the address of this account.' },
        });
      }
      // First what may fail for others' sake: nobody pays on for an account that is gone.
      await subscriptions.endAll(userId);
      await jobs.cancelAll(userId);
      await uploads.removeAll(userId);
      await db.transaction(async (tx) => {
        await sessions.endAll(tx, userId);
        await removeUser(tx, userId);
      });
      const language = matchLanguage([user.language ?? '']);
      mailer.sendSoon(noticeMail('accountDeleted', email, language, webOrigin));
    },
  };
}
