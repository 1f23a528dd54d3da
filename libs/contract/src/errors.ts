import { z } from 'zod';
import { errorCodes, noSubscribeCode } from './error-codes.ts';

/** Body of every 4xx and 5xx. `message` is safe to show, in the requested language. */
export const errorBody = z.object({
  code: z.enum(errorCodes as [string, ...string[]]),
  message: z.string(),
  request_id: z.string(),
  details: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** The one business envelope that comes as HTTP 200. */
export const noSubscribeBody = z.object({
  code: z.literal(noSubscribeCode),
  message: z.string(),
  required: z.int().nonnegative(),
  balance: z.int().nonnegative(),
});
export type NoSubscribeBody = z.infer<typeof noSubscribeBody>;
