/** How many decimals a currency has: two for most, none for yen. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** An amount in the currency's smallest unit, as payments count it. */
export const toMinor = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** decimalsOf(currency));

export const fromMinor = (amount: number, currency: string): number =>
  amount / 10 ** decimalsOf(currency);
