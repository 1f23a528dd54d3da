import type { OwnModels } from '@tintory/imaging';
import { createEngineList } from '../engines/list-engines.ts';
import { createBatchAdvancer } from '../modules/batches/advance-batch.ts';
import { createBatchArchiver } from '../modules/batches/batch-archive.ts';
import { createBatchFollower } from '../modules/batches/batch-follower.ts';
import { createBatchPhotos } from '../modules/batches/batch-photos.ts';
import { createBatchesService } from '../modules/batches/batches.service.ts';
import { createBatchReader } from '../modules/batches/read-batches.ts';
import { createBaseJobs } from '../modules/jobs/base-job.ts';
import type { JobFollower } from '../modules/jobs/job-follower.ts';
import { createJobRunner } from '../modules/jobs/job-runner.ts';
import { createJobsService } from '../modules/jobs/jobs.service.ts';
import type { NotificationsService } from '../modules/notifications/notifications.service.ts';
import { moderateByLists } from '../modules/prompts/moderation.ts';
import { createUrlSigner } from '../platform/storage/url-signer.ts';
import type { Pictures } from './create-pictures.ts';
import type { Shops } from './create-shops.ts';
import type { Tools } from './find-tools.ts';
import type { Platform } from './open-platform.ts';

type Parts = {
  platform: Platform;
  tools: Tools;
  made: Pictures;
  shops: Shops;
  notifications: NotificationsService;
  /** The operator's own models. */
  ownModels: OwnModels | undefined;
};

/** Jobs and batches: asked for, run, followed to their end. */
export function createWork({ platform, tools, made, shops, notifications, ownModels }: Parts) {
  const { logger, pool, secrets } = platform;
  const { merchants, designs } = shops;
  const bases = createBaseJobs({ ...platform, ...made });
  const follower = followJobs(platform, tools, merchants.usage);
  const common = { ...platform, ...tools, ...made, bases, follower, moderate: moderateByLists };
  const jobs = createJobsService({
    ...common,
    shownElsewhere: designs.shownOf,
    holdOtherwise: merchants.usage.hold,
  });
  const batchReader = createBatchReader(common);
  return {
    ...{ jobs, batchReader },
    runner: createJobRunner({
      ...common,
      listEngines: createEngineList(pool, ownModels, (line) => logger.warn(line)),
      titleOf: merchants.titleOf,
      notify: (tx, userId, notification) =>
        notifications.send(tx, userId, notification === 'low' ? 'creditsLow' : 'creditsEmpty'),
      onError: made.onJobError,
    }),
    batches: createBatchesService({ ...common, jobs, reader: batchReader }),
    batchAdvancer: createBatchAdvancer({ ...common, jobs }),
    batchPhotos: createBatchPhotos(common),
    batchArchives: createBatchArchiver({
      ...common,
      signer: createUrlSigner(secrets.derive('batch-archives')),
      apiOrigin: platform.config.API_ORIGIN,
    }),
  };
}

/** Batches and what stores pay keep true to jobs, the fee before the item that shows it. */
function followJobs(
  platform: Platform,
  { findTool }: Tools,
  usage: Shops['merchants']['usage'],
): JobFollower {
  const follower = createBatchFollower({ ...platform, findTool });
  return {
    ...follower,
    ended: async (tx, job, status) => {
      const feeCents = await usage.ended(tx, job, status);
      await follower.ended(tx, { ...job, feeCents }, status);
    },
  };
}
