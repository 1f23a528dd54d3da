/** Whole ten-thousandths: a price for one picture may be less than a cent. */
const scale = 10_000;

export const toUnits = (amount: string): number => Math.round(Number(amount) * scale);

/** As the API writes decimals: at least one digit behind the point. */
export function fromUnits(units: number): string {
  const text = String(units / scale);
  return text.includes('.') ? text : `${text}.0`;
}

export const dollars = (units: number): string =>
  (units / scale).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  });
