import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** A batch whose state or photos changed. */
export const batchChanged = defineEvent(
  'tintory_batches',
  z.object({ batchId: z.string(), userId: z.string() }),
);
