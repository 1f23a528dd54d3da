/** Amounts are in ten-thousandths, because the price of a picture may be below a cent. */
const scale = 10_000;

export const toUnits = (amount: string): number => Math.round(Number(amount) * scale);

/** Formats a decimal as the API does: with at least one fraction digit. */
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
