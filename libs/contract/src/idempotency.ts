import { z } from 'zod';
import { batch } from './batches.ts';
import { job } from './jobs.ts';
import { paymentPage } from './plans.ts';
import { confirmationPage, storeImage, storeImageRows } from './store.ts';

/**
 * The outcome of a call that was sent with an `Idempotency-Key`: its answer as of now, or null
 * while it is under way.
 */
export const keyedOutcome = z.object({
  done: z.boolean(),
  answer: z
    .union([job, batch, paymentPage, confirmationPage, storeImage, storeImageRows])
    .nullable(),
});
export type KeyedOutcome = z.infer<typeof keyedOutcome>;
