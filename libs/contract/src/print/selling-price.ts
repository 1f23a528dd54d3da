/** How a price ends: unchanged, on whole units, or a hundredth below one. */
export const priceEndings = ['exact', '00', '99'] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** The merchant's margin: a share of a piece's cost, or the same amount on each. */
export type PriceMargin = { kind: 'percent' | 'amount'; value: number };

const cents = (amount: number): number => Math.round(amount * 100);

/** The next price at or above an amount, in hundredths, that ends as it should. */
function endedOn(amount: number, ending: PriceEnding): number {
  if (ending === 'exact') return amount;
  const offset = ending === '99' ? 99 : 0;
  return Math.ceil((amount - offset) / 100) * 100 + offset;
}

/** The selling price of a piece, rounded up so that the margin is never less than asked for. */
export function sellingPrice(cost: number, margin: PriceMargin, ending: PriceEnding): number {
  const asked =
    margin.kind === 'percent'
      ? Math.round(cents(cost) * (1 + margin.value / 100))
      : cents(cost) + cents(margin.value);
  return endedOn(asked, ending) / 100;
}
