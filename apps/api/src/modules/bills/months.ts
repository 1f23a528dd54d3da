/**
 * The same day and time so many months on, in UTC; the last day of a month that is too short
 * (31 January → 28 February), as payment providers count.
 */
export function addMonths(date: Date, months: number): Date {
  const next = new Date(date);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + months);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(date.getUTCDate(), days));
  return next;
}

/** The month of a moment, counted back from the end of a paid period. */
export function monthAround(at: Date, periodEnd: Date): { start: Date; end: Date } {
  let back = 0;
  while (addMonths(periodEnd, -back - 1) > at) back += 1;
  return { start: addMonths(periodEnd, -back - 1), end: addMonths(periodEnd, -back) };
}

/** When the month after this moment begins; null when the period is over by then. */
export function nextMonth(after: Date, periodEnd: Date): Date | null {
  const { end } = monthAround(after, periodEnd);
  return end < periodEnd ? end : null;
}
