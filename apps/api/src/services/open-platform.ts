import type { ImagePool } from '@tintory/image-pool';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { openEvents } from '../platform/events/events.ts';
import { createImageFetcher } from '../platform/image-fetcher/image-fetcher.ts';
import { createSharedCounts } from '../platform/limits/shared-counts.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { createSecrets, readOrMakeSecret } from '../platform/secrets.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { events as eventList, queues } from '../queues.ts';

export type PlatformParts = {
  config: Config;
  database: DatabaseHandle;
  pool: ImagePool;
  logger: Logger;
  now?: (() => Date) | undefined;
};

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** What every module stands on: database, queue, events, storage, mail, limits, clock. */
export async function openPlatform(parts: PlatformParts) {
  const { config, database, pool, logger, now = () => new Date() } = parts;
  const { db } = database;
  const onError = (err: unknown) => logger.error({ err }, 'Something in the background failed.');
  const secrets = createSecrets(config.APP_SECRET ?? readOrMakeSecret(config.DATA_DIR));
  const events = await openEvents(database, eventList, onError);
  const queue = await openQueue(database.queueOptions, queues, onError);
  const limits = createSharedCounts(db, { now, onError });
  const mailer = createMailer(config.SMTP_URL, config.MAIL_FROM, onError);
  const fetcher = createImageFetcher(config.IMAGE_FETCH_ORIGINS);
  return {
    ...{ config, database, db, pool, logger, now, onError },
    ...{ secrets, events, queue, limits, mailer, fetcher },
    ...openStorage(config, secrets),
    origins: [config.WEB_ORIGIN, config.SHOPIFY_ADMIN_ORIGIN],
    /** Ends what works in the background; call after the server took its last request. */
    close: async () => {
      await queue.stop();
      await limits.close();
      await mailer.close();
      await fetcher.close();
    },
  };
}
