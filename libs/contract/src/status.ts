import { z } from 'zod';

/** `slow`: it works, but not as quickly as usual. */
export const partStates = ['working', 'slow', 'down'] as const;
const partState = z.enum(partStates);
export type PartState = (typeof partStates)[number];

/** How the service stands right now, in parts that mean something to whoever uses it. */
export const serviceStatus = z.object({
  /** Sign-in, credits and everything else that is written down. */
  accounts: partState,
  /** Pictures coming in and going out. */
  pictures: partState,
  /** Work on pictures. */
  jobs: partState,
  /** How long the oldest job has been waiting to begin, in steps of 5 seconds; null where nobody knows. */
  jobs_waiting_seconds: z.int().min(0).nullable(),
  /** Sign-in links and notices. */
  mail: partState,
  checked_at: z.iso.datetime(),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;
