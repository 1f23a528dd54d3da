type Interval = 'month' | 'year';

/**
 * Start of the `count`th period after an anchor, in seconds; days are clamped to the month, e.g. 31
 * January, 28 February, 31 March.
 */
function periodStart(anchor: number, interval: Interval, count: number): number {
  const from = new Date(anchor * 1_000);
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), days));
  return date.getTime() / 1_000;
}

/** The beginning of the first period after a moment. */
export function nextPeriod(anchor: number, interval: Interval, after: number): number {
  let count = 1;
  while (periodStart(anchor, interval, count) <= after) count += 1;
  return periodStart(anchor, interval, count);
}
