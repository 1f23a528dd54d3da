/** Above this, of 1, black is easier to read on a colour than white. */
const middle = 0.6;

/** Whether a colour of a product is light; one that comes in no colour is white. */
export function isLight(hex: string | null): boolean {
  const [r = 255, g = 255, b = 255] = (hex?.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255 > middle;
}
