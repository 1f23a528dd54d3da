import { z } from 'zod';
import { normalEmail } from './email.ts';

export const user = z.object({
  id: z.string(),
  shopify_domain: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  has_password: z.boolean(),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

/** An empty name removes it. */
export const updateProfileBody = z.object({ name: z.string().trim().max(80) });
export type UpdateProfileBody = z.infer<typeof updateProfileBody>;

/** The address of the account, typed out: nobody deletes an account by a slip. */
export const deleteAccountBody = z.object({ email: z.string().overwrite(normalEmail).max(254) });
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>;
