import { z } from 'zod';
import { emailAddress } from './email.ts';
import { isFramedPath, mostVisitDays, supportRules } from './page-rules.ts';

const path = z
  .string()
  .max(200)
  .regex(/^\/[^?#\s]*$/);
const language = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i);

/** One view of a page, without anything about the person. */
export const pageViewBody = z.strictObject({
  path: path.refine((text) => !isFramedPath(text)),
  language,
  /** Where the visitor came from, as an origin. */
  referrer_origin: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .refine((text) => URL.canParse(text) && new URL(text).origin === text)
    .optional(),
});
export type PageViewBody = z.infer<typeof pageViewBody>;

/** What a visitor asks; with an address there is an answer. */
export const supportMessageBody = z.strictObject({
  email: emailAddress.optional(),
  text: z.string().trim().min(1).max(supportRules.maxCharacters),
  path,
  language,
});
export type SupportMessageBody = z.infer<typeof supportMessageBody>;

export const visitsQuery = z.object({
  days: z.coerce.number().int().min(1).max(mostVisitDays).default(30),
});
export type VisitsQuery = z.input<typeof visitsQuery>;

const views = z.number().int();

/** Views of the last days, the most viewed first; days in order and in UTC, those without views left out. */
export const visits = z.object({
  total: z.number().int(),
  by_day: z.array(z.object({ day: z.string(), views })),
  by_path: z.array(z.object({ path: z.string(), views })),
  by_language: z.array(z.object({ language: z.string(), views })),
  by_referrer: z.array(z.object({ referrer_origin: z.string(), views })),
});
export type Visits = z.infer<typeof visits>;
