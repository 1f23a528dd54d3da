import { z } from 'zod';
import type { Stripe } from '../stripe.ts';

/** Form fields are text: these read them as what they mean. */
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

/** Lists of a deleted customer can be read, those of one that never was cannot. */
export function knownCustomer({ store }: Stripe, id: string | undefined): void {
  if (id && !store.customers.find(id)) store.customers.named(id, 'customer');
}

type Created = { created: number };

/** Whether an object is young enough for the list asked for. */
export const since =
  ({ created }: { created?: { gte?: number | undefined } | undefined }) =>
  (item: Created): boolean =>
    item.created >= (created?.gte ?? 0);
