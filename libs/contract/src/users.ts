import { z } from 'zod';

export const user = z.object({
  id: z.string(),
  shopify_domain: z.string().nullable(),
  email: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof user>;
