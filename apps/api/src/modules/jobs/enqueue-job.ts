import type { FunctionDefinition } from '@tintory/catalog';
import type { Transaction } from '../../platform/database/database.ts';
import { holdCredits, type HoldOutcome } from '../credits/holds.service.ts';
import { countRestage } from '../cutouts/restage-limits.ts';
import type { JobRow } from './jobs.repository.ts';
import { jobQueue, orderOf } from './jobs.queue.ts';
import type { StarterParts } from './starter-parts.ts';

type Shortfall = Extract<HoldOutcome, { ok: false }>;
export type CreateOutcome = { ok: true; job: JobRow } | Shortfall;

type StartedJob = Pick<JobRow, 'id' | 'userId' | 'toolId' | 'credits' | 'messageId'>;
type Payment = Pick<JobRow, 'holdId' | 'feeCents'>;

/** Thrown to roll a transaction back when credits are short. */
class ShortfallError extends Error {
  readonly outcome: Shortfall;
  constructor(outcome: Shortfall) {
    super('Too few credits.');
    this.outcome = outcome;
  }
}

/** The outcome of a transaction that starts a job. */
export async function orShortfall(work: Promise<JobRow>): Promise<CreateOutcome> {
  try {
    return { ok: true, job: await work };
  } catch (error) {
    if (error instanceof ShortfallError) return error.outcome;
    throw error;
  }
}

/**
 * Pays for a job and queues it, in the transaction that starts a try.
 *
 * @param base the job whose cut-out it starts from
 */
export const enqueueJob = (parts: Pick<StarterParts, 'queue' | 'holdOtherwise' | 'now'>) => {
  const pay = payForJob(parts);
  return async (
    tx: Transaction,
    job: StartedJob,
    { func, base }: { func: FunctionDefinition; base: JobRow | undefined },
  ): Promise<Payment> => {
    // How often a paid picture is restaged for free; its previews have the usual limit.
    if (base && func.maxPixels === undefined) {
      await countRestage(tx, { userId: base.userId, baseJobId: base.id }, parts.now());
    }
    const payment = await pay(tx, job, func);
    await parts.queue.send(tx, jobQueue, { jobId: job.id }, orderOf(job));
    return payment;
  };
};

/** Holds the price, or the fee if credits are short; throws if both are. */
const payForJob =
  ({ holdOtherwise, now }: Pick<StarterParts, 'holdOtherwise' | 'now'>) =>
  async (tx: Transaction, job: StartedJob, func: FunctionDefinition): Promise<Payment> => {
    const { id: jobId, userId, toolId, credits: amount } = job;
    if (amount === 0) return { holdId: null, feeCents: 0 };
    const outcome = await holdCredits(tx, { userId, jobId, toolId, amount }, now());
    if (outcome.ok) return { holdId: outcome.hold.id, feeCents: 0 };
    const pictures = Math.max(1, Math.round(amount / func.credits));
    const feeCents = await holdOtherwise(tx, { jobId, userId, pictures });
    if (feeCents === undefined) throw new ShortfallError(outcome);
    return { holdId: null, feeCents };
  };
