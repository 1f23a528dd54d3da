/** The fields of a plan that decide when it begins; store plans have one interval. */
type Priced = { id: string; price: number; interval?: 'month' | 'year' };

/**
 * Whether a plan waits for the end of the period that is paid for: one that is smaller than the
 * present one, or billed by the month instead of by the year.
 */
export function beginsLater(
  plans: readonly Priced[],
  planId: string | null,
  presentId: string | undefined,
): boolean {
  const wanted = plans.find(({ id }) => id === planId);
  const present = plans.find(({ id }) => id === presentId);
  if (!wanted || !present) return false;
  if (wanted.interval !== present.interval) return wanted.interval === 'month';
  return wanted.price < present.price;
}
