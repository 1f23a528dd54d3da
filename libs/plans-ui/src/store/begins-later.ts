import type { StorePlan } from '@tintory/contract';

/** Whether a plan waits for the end of the period that is paid for, as a smaller one than the present does. */
export function beginsLater(
  plans: readonly StorePlan[],
  planId: string | null,
  presentId: string | undefined,
): boolean {
  const wanted = plans.find(({ id }) => id === planId);
  const present = plans.find(({ id }) => id === presentId);
  return wanted !== undefined && present !== undefined && wanted.price < present.price;
}
