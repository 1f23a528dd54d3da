import { matchLanguage } from '@tintory/locales';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { readContact } from '../users/users.service.ts';
import { notificationMail, type NotificationKind } from './notification-mail.ts';
import { notificationQueue } from './notifications.queue.ts';

type Dependencies = { db: Database; queue: Queue; mailer: Mailer; webOrigin: string };

export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** Notifies people by mail of changes to their account. */
export function createNotificationsService({ db, queue, mailer, webOrigin }: Dependencies) {
  return {
    /** Queued in the transaction of its subject: both happen, or neither. */
    send: (tx: Transaction, userId: string, kind: NotificationKind): Promise<void> =>
      queue.send(tx, notificationQueue, { userId, kind }),

    /** Delivers one; rejects where the mail server did not take it, to be tried again. */
    deliver: async ({ userId, kind }: { userId: string; kind: string }): Promise<void> => {
      const contact = await readContact(db, userId);
      if (!contact?.email) return;
      const language = matchLanguage([contact.language ?? '']);
      await mailer.send(
        await notificationMail(kind as NotificationKind, contact.email, language, webOrigin),
      );
    },
  };
}
