import { findTool, toolIds, type ToolDefinition } from '@tintory/catalog';
import { join } from 'node:path';
import { pictureSize, wholePictureSize } from '@tintory/effects';
import { type OwnModels } from '@tintory/imaging';
import { type ImagePool } from '@tintory/image-pool';
import { loadLibrary } from '@tintory/places';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { createEngineList } from './engines/list-engines.ts';
import { createBatchArchiver } from './modules/batches/batch-archive.ts';
import { createBatchPhotos } from './modules/batches/batch-photos.ts';
import { createBatchFollower } from './modules/batches/batch-follower.ts';
import { createBatchAdvancer } from './modules/batches/advance-batch.ts';
import { createBatchesService } from './modules/batches/batches.service.ts';
import { createBatchReader } from './modules/batches/read-batches.ts';
import { createBillsService } from './modules/bills/bills.service.ts';
import { createContent } from './modules/content/content.service.ts';
import { createCutoutsService } from './modules/cutouts/cutouts.service.ts';
import { createAnswerOnce } from './modules/idempotency/idempotency.service.ts';
import { createBaseJobs } from './modules/jobs/base-job.ts';
import type { JobFollower } from './modules/jobs/job-follower.ts';
import { createJobRunner } from './modules/jobs/job-runner.ts';
import { createJobsService } from './modules/jobs/jobs.service.ts';
import { createNoticesService } from './modules/notices/notices.service.ts';
import { createPageViewsService } from './modules/page-views/page-views.service.ts';
import { createPlacesService } from './modules/places/places.service.ts';
import { createTiles } from './modules/places/tiles.ts';
import { createStripePayments } from './modules/payments/stripe-payments.ts';
import { createPlansService } from './modules/plans/plans.service.ts';
import { createPrint } from './modules/print/print.module.ts';
import { createPrintShop, type Printed } from './modules/print/print-shop.ts';
import { createGoogleService } from './modules/sessions/google.service.ts';
import { createLinksService } from './modules/sessions/links.service.ts';
import { createPasswordService } from './modules/sessions/password.service.ts';
import { moderateByLists } from './modules/prompts/moderation.ts';
import { createSessionsService } from './modules/sessions/sessions.service.ts';
import { createTokens } from './modules/sessions/tokens.ts';
import { createStatusService } from './modules/status/status.service.ts';
import { createStore } from './modules/store/store.module.ts';
import { createSubscriptionsService } from './modules/subscriptions/subscriptions.service.ts';
import { createSupportService } from './modules/support/support.service.ts';
import { createToolsService } from './modules/tools/tools.service.ts';
import { createPicturesService } from './modules/uploads/pictures.service.ts';
import { createUploadsService } from './modules/uploads/uploads.service.ts';
import { createAccountService } from './modules/users/account.service.ts';
import type { DatabaseHandle } from './platform/database/database.ts';
import { openEvents } from './platform/events/events.ts';
import { createImageFetcher } from './platform/image-fetcher/image-fetcher.ts';
import { createSharedCounts } from './platform/limits/shared-counts.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { openQueue } from './platform/queue/queue.ts';
import { createSecrets, readOrMakeSecret } from './platform/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { createUrlSigner } from './platform/storage/url-signer.ts';
import { events as eventList, queues } from './queues.ts';
import { recipes } from './recipes/recipes.ts';
import type { Recipe } from './recipes/recipe.ts';

/** A tool that is not in the catalog: what tests and benchmarks bring along. */
export type ExtraTool = { tool: ToolDefinition; recipe: Recipe };

export type ServiceParts = {
  config: Config;
  database: DatabaseHandle;
  pool: ImagePool;
  logger: Logger;
  /** The operator's own models. */
  ownModels?: OwnModels;
  extraTools?: readonly ExtraTool[];
  now?: () => Date;
  /** In place of the print provider and people's designs. */
  print?: Printed;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Wires every service of the product, once for each process. */
export async function createServices(parts: ServiceParts) {
  const { config, database, pool, logger, extraTools = [], ownModels } = parts;
  const { now = () => new Date() } = parts;
  const { db } = database;
  const onError = (err: unknown) => logger.error({ err }, 'Something in the background failed.');
  const secrets = createSecrets(config.APP_SECRET ?? readOrMakeSecret(config.DATA_DIR));
  const findAnyTool = (id: string) =>
    extraTools.find(({ tool }) => tool.id === id)?.tool ?? findTool(id);
  const findRecipe = (id: string): Recipe | undefined =>
    extraTools.find(({ tool }) => tool.id === id)?.recipe ??
    Object.entries(recipes).find(([toolId]) => toolId === id)?.[1];

  const events = await openEvents(database, eventList, onError);
  const queue = await openQueue(database.queueOptions, queues, onError);
  const limits = createSharedCounts(db, { now, onError });
  const { storage, diskDoor } = openStorage(config, secrets);
  const mailer = createMailer(config.SMTP_URL, config.MAIL_FROM, onError);
  const fetcher = createImageFetcher(config.IMAGE_FETCH_ORIGINS);

  const library = await loadLibrary(pictureSize, config.PLACES_FOLDER, wholePictureSize);
  for (const line of library.problems) logger.warn(line);
  const places = createPlacesService(library, config.API_ORIGIN);
  const origins = [config.WEB_ORIGIN, config.SHOPIFY_ADMIN_ORIGIN];
  const sessions = createSessionsService({
    db,
    tokens: createTokens(secrets),
    secrets,
    events,
    now,
  });
  const links = createLinksService({ db, sessions, mailer, origins, now });
  const notices = createNoticesService({ db, queue, mailer, webOrigin: config.WEB_ORIGIN });
  const payments = createStripePayments(config);
  const subscriptions = createSubscriptionsService({ db, payments, now });
  const bills = createBillsService({
    db,
    payments,
    subscriptions,
    onPaymentFailed: (tx, userId) => notices.send(tx, userId, 'paymentFailed'),
    onDuplicateEnded: (tx, userId) => notices.send(tx, userId, 'duplicateRefunded'),
    now,
  });
  const { uploadKey } = sessions;
  const uploads = createUploadsService({
    ...{ db, storage, uploadKey, findTool: findAnyTool, onError, now },
  });
  const pictures = createPicturesService({ db, storage, pool, fetcher, now });
  const print = createPrint({ config, db, now, onError });
  const { storeProductsOf, ...printShop } = createPrintShop({
    ...{ config, db, pool, queue, mailer, storage, library, pictures, uploads },
    ...{ subscriptions, origins, print, printed: parts.print, onError, now },
  });
  const onJobError = (err: unknown, jobId?: string) =>
    logger.warn({ err, jobId }, 'A job had trouble.');
  const cutouts = createCutoutsService({ db, pictures, uploads, onError: onJobError, now });
  const bases = createBaseJobs({ db, cutouts, now });
  const before = config.APP_SECRET_BEFORE;
  const store = createStore({
    config,
    db,
    queue,
    secrets,
    secretsBefore: before ? createSecrets(before) : undefined,
    storage,
    fetcher,
    pictures,
    uploads,
    sessions,
    origins,
    pauseBatches: (tx, userId) => batches.pauseForUser(tx, userId, 'store'),
    eraseUser: (userId) => account.erase(userId),
    forgetShop: (shop) => storeProducts.forgetAll(shop),
    onError,
    now,
  });
  const storeProducts = storeProductsOf(store.products);
  const batchFollower = createBatchFollower({ queue, events, findTool: findAnyTool });
  const follower: JobFollower = {
    ...batchFollower,
    ended: async (tx, job, status) => {
      const feeCents = await store.usage.ended(tx, job, status);
      await batchFollower.ended(tx, { ...job, feeCents }, status);
    },
  };
  const jobs = createJobsService({
    db,
    queue,
    events,
    uploads,
    cutouts,
    bases,
    places,
    moderate: moderateByLists,
    fetcher,
    follower,
    shownElsewhere: printShop.designs.shownOf,
    holdOtherwise: store.usage.hold,
    findTool: findAnyTool,
    now,
  });
  const runner = createJobRunner({
    db,
    events,
    listEngines: createEngineList(pool, ownModels, (line) => logger.warn(line)),
    pictures,
    uploads,
    cutouts,
    bases,
    places,
    titleOf: store.titleOf,
    follower,
    findTool: findAnyTool,
    findRecipe,
    notify: (tx, userId, notice) =>
      notices.send(tx, userId, notice === 'low' ? 'creditsLow' : 'creditsEmpty'),
    onError: onJobError,
    now,
  });
  const batchReader = createBatchReader({ db, uploads });
  const batches = createBatchesService({
    db,
    queue,
    events,
    jobs,
    reader: batchReader,
    uploads,
    places,
    moderate: moderateByLists,
    fetcher,
    findTool: findAnyTool,
    now,
  });
  const account = createAccountService({
    db,
    batches,
    jobs,
    sessions,
    subscriptions,
    uploads,
    mailer,
    leaveStore: store.leave,
    leavePrint: printShop.printOrders.leave,
    webOrigin: config.WEB_ORIGIN,
  });
  return {
    account,
    answerOnce: createAnswerOnce(db, now),
    batchAdvancer: createBatchAdvancer({ db, queue, events, jobs, findTool: findAnyTool, now }),
    batchArchives: createBatchArchiver({
      db,
      signer: createUrlSigner(secrets.derive('batch-archives')),
      storage,
      apiOrigin: config.API_ORIGIN,
      findTool: findAnyTool,
      now,
    }),
    batchPhotos: createBatchPhotos({ db, events, pictures }),
    batchReader,
    batches,
    bills,
    config,
    content: createContent(config),
    database,
    diskDoor,
    events,
    google: createGoogleService({ db, sessions, config, now }),
    jobs,
    limits,
    mailer,
    links,
    logger,
    notices,
    now,
    origins,
    pageViews: createPageViewsService({ db, ownOrigins: origins, now }),
    passwords: createPasswordService({ db, sessions, notices, now }),
    payments,
    places,
    print,
    ...printShop,
    plans: createPlansService({ payments, subscriptions, origins }),
    queue,
    runner,
    sessions,
    status: createStatusService({ database, queue, storage, mailer, now }),
    storage,
    store,
    storeProducts,
    subscriptions,
    support: createSupportService({ db, queue, mailer, supportEmail: config.SUPPORT_EMAIL }),
    tiles: createTiles(library, pool, join(config.DATA_DIR, 'tiles')),
    tools: createToolsService(findAnyTool, config.API_ORIGIN),
    toolIds: [...toolIds, ...extraTools.map(({ tool }) => tool.id)],
    uploads,
    /** Ends what works in the background; call after the server took its last request. */
    close: async () => {
      await queue.stop();
      await limits.close();
      await mailer.close();
      await fetcher.close();
    },
  };
}
