import { isDeepStrictEqual } from 'node:util';
import {
  isOfOnePhoto,
  jobField,
  priceOf,
  type FunctionDefinition,
  type ToolDefinition,
} from '@tintory/catalog';
import { restageRules } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CutoutsService } from '../cutouts/cutouts.service.ts';
import { refuseBase } from '../cutouts/refuse-base.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';

type Inputs = Readonly<Record<string, unknown>>;
type Request = { tool: ToolDefinition; func: FunctionDefinition; inputs: Inputs };
type Dependencies = { db: Database; cutouts: CutoutsService; now: () => Date };

const hour = 60 * 60 * 1_000;

export type BaseJobs = ReturnType<typeof createBaseJobs>;

/** The job that a request starts from: whose cut-out it uses in place of the photograph. */
export function createBaseJobs({ db, cutouts, now }: Dependencies) {
  /** A preview refers to its base job, which has the cutout. */
  async function rootOf(job: JobRow): Promise<JobRow | undefined> {
    const { base_job_id: further } = inputsOf(job);
    if (typeof further !== 'string') return job;
    const base = await repository.findJob(db, job.userId, further);
    return base && rootOf(base);
  }

  return {
    /**
     * @returns the job whose cut-out a request starts from; undefined where it needs none
     * @throws AppError `Conflict` once that job is gone
     */
    find: async (
      userId: string,
      { func, inputs }: Omit<Request, 'tool'>,
    ): Promise<JobRow | undefined> => {
      const id = idOf(func, inputs);
      if (id === undefined) return undefined;
      const named = await repository.findJob(db, userId, id);
      const base = named && (await rootOf(named));
      if (!base) throw new AppError('Conflict', { reason: 'cutoutGone' });
      return base;
    },

    /**
     * @returns the job that a request starts from; undefined where it starts from the photograph
     * @throws AppError `Conflict`, naming the input, where it cannot
     */
    require: async (userId: string, request: Request): Promise<JobRow | undefined> => {
      const { tool, func, inputs } = request;
      const id = idOf(func, inputs);
      if (id === undefined) return undefined;
      const named = await repository.findJob(db, userId, id);
      const base = named && (await rootOf(named));
      const isFit =
        named?.toolId === tool.id &&
        named.status === 'succeeded' &&
        jobField(func)?.of.includes(named.funcId);
      if (!base || !isFit) throw refuseBase('baseUnfit', { text: 'baseMissing' });
      assertSame(base, request);
      const { hours } = restageRules;
      if (+now() - +(base.finishedAt ?? 0) >= hours * hour) {
        throw refuseBase('cutoutGone', { text: 'baseOld', hours });
      }
      if (!(await cutouts.has(base, func.maxPixels !== undefined))) {
        throw refuseBase('cutoutGone', { text: 'baseGone' });
      }
      return base;
    },
  };
}

/** The same photograph, cut out in the same way, and no more pictures than were paid for. */
function assertSame(base: JobRow, { tool, func, inputs }: Request): void {
  const before = inputsOf(base);
  for (const key of ['object_id', 'image_url']) {
    if (inputs[key] !== before[key]) throw refuseBase('baseUnfit', { text: 'basePhoto' }, key);
  }
  for (const { key } of func.fields.filter(isOfOnePhoto)) {
    const isGiven = inputs[key] !== undefined && !isDeepStrictEqual(inputs[key], []);
    if (isGiven && !isDeepStrictEqual(inputs[key], before[key])) {
      throw refuseBase('baseUnfit', { text: 'baseCut' }, key);
    }
  }
  const paid = tool.functions.find(({ id }) => id === base.funcId);
  if (!paid?.creditsPer || func.maxPixels || priceOf(paid, inputs) <= base.credits) return;
  const most = base.credits / paid.credits;
  throw refuseBase('baseUnfit', { text: 'baseCount', most }, paid.creditsPer);
}

/** The job that a request names to start from. */
function idOf(func: FunctionDefinition, inputs: Inputs): string | undefined {
  const id = inputs[jobField(func)?.key ?? ''];
  return typeof id === 'string' ? id : undefined;
}

const inputsOf = ({ inputs }: Pick<JobRow, 'inputs'>): Inputs =>
  Object.fromEntries(inputs.map(({ key, value }) => [key, value]));
