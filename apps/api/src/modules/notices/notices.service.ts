import { matchLanguage } from '@tintory/locales';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { readContact } from '../users/users.service.ts';
import { noticeMail, type NoticeKind } from './notice-mail.ts';
import { noticeQueue } from './notices.queue.ts';

type Dependencies = { db: Database; queue: Queue; mailer: Mailer; webOrigin: string };

export type NoticesService = ReturnType<typeof createNoticesService>;

/** Notifies people by mail of changes to their account. */
export function createNoticesService({ db, queue, mailer, webOrigin }: Dependencies) {
  return {
    /** Queued in the transaction of its subject: both happen, or neither. */
    send: (tx: Transaction, userId: string, kind: NoticeKind): Promise<void> =>
      queue.send(tx, noticeQueue, { userId, kind }),

    /** Delivers one; rejects where the mail server did not take it, to be tried again. */
    deliver: async ({ userId, kind }: { userId: string; kind: string }): Promise<void> => {
      const contact = await readContact(db, userId);
      if (!contact?.email) return;
      const language = matchLanguage([contact.language ?? '']);
      await mailer.send(await noticeMail(kind as NoticeKind, contact.email, language, webOrigin));
    },
  };
}
