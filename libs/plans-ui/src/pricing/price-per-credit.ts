import type { Plan, PlanInterval } from '@tintory/contract';

/** Decimals shown of the price of one credit. */
const decimals = 3;

/**
 * The price of one credit in dollars, cut off (never rounded) to three decimals. A year's price is
 * for twelve months of credits.
 */
export function pricePerCredit({ price, credit }: Plan, interval: PlanInterval): number {
  const months = interval === 'year' ? 12 : 1;
  const scale = 10 ** decimals;
  // Prices are whole cents: without rounding to that first, 0.29 * 100 would be cut to 28.
  const cents = Math.round(price * 100);
  return Math.floor((cents * (scale / 100)) / (months * credit) + 1e-9) / scale;
}
