import { z } from 'zod';

/** `slow`: it works, but not as quickly as usual. */
export const partStates = ['working', 'slow', 'down'] as const;
const partState = z.enum(partStates);
export type PartState = (typeof partStates)[number];

/** The present state of the service, in parts that mean something to its users. */
export const serviceStatus = z.object({
  /** Sign-in, credits and all other stored data. */
  accounts: partState,
  /** Uploads and downloads. */
  pictures: partState,
  /** Image jobs. */
  jobs: partState,
  /** How long the oldest job has been waiting to start, in steps of 5 seconds; null if unknown. */
  jobs_waiting_seconds: z.int().min(0).nullable(),
  /** Sign-in links and notifications. */
  mail: partState,
  checked_at: z.iso.datetime(),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;
