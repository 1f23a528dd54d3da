import type { SupportMessageBody } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { languageOfMessage, questionMail, receivedMail } from './support-mails.ts';
import { supportQueue, type SupportMail } from './support.queue.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  mailer: Mailer;
  /** Undefined without a recipient of questions. */
  supportEmail: string | undefined;
};

/** Visitors' questions, to be mailed to the owner. */
export function createSupportService({ db, queue, mailer, supportEmail }: Dependencies) {
  return {
    /**
     * Keeps the question until a mail server took it.
     *
     * @throws AppError `NotFound` without a reader
     */
    ask: async (question: SupportMessageBody): Promise<void> => {
      if (!supportEmail) throw new AppError('NotFound');
      // One message per mail: only a refused mail is retried.
      await db.transaction(async (tx) => {
        await queue.send(tx, supportQueue, { mail: 'question', question });
        if (question.email) await queue.send(tx, supportQueue, { mail: 'received', question });
      });
    },

    /** Delivers one mail; rejects where the mail server did not take it, to be tried again. */
    deliver: async ({ mail, question }: SupportMail): Promise<void> => {
      if (mail === 'question') {
        if (supportEmail) await mailer.send(questionMail(supportEmail, question));
      } else if (question.email) {
        await mailer.send(await receivedMail(question.email, languageOfMessage(question)));
      }
    },
  };
}
