import { z } from 'zod';
import { batch } from './batches.ts';
import { job } from './jobs.ts';

/** The first message a client sends on the event socket. */
export const authMessage = z.object({ type: z.literal('auth'), token: z.string() });

/**
 * What the server sends: `ready` once the token is good, then each change of a job or a batch. Another
 * `ready` says that changes may have been missed: the client reads what it shows again.
 */
export const serverEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('job'), job }),
  z.object({ type: z.literal('batch'), batch }),
]);
export type ServerEvent = z.infer<typeof serverEvent>;
