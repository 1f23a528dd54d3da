import { z } from 'zod';
import type { Stripe } from '../stripe.ts';

/** Parsers for form fields, which are all text. */
export const whole = z.coerce.number().int();
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const metadata = z.record(z.string(), z.string()).default({});
export const expand = z.array(z.string()).optional();

export const listing = z.object({
  limit: whole.min(1).max(100).optional(),
  starting_after: z.string().optional(),
  created: z.object({ gte: whole.optional() }).optional(),
  expand,
});

export const nothing = z.object({ expand });

/** Throws for an unknown customer; a deleted customer's lists can still be read. */
export function knownCustomer({ store }: Stripe, id: string | undefined): void {
  if (id && !store.customers.find(id)) store.customers.named(id, 'customer');
}

type Created = { created: number };

/** Filters objects by the list's `created` parameter. */
export const since =
  ({ created }: { created?: { gte?: number | undefined } | undefined }) =>
  (item: Created): boolean =>
    item.created >= (created?.gte ?? 0);
