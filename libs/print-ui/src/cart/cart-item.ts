import { orderRules } from '@tintory/contract';

/** A design on a variant of its product, with what the cart shows of it. `price` is that of one piece. */
export type CartItem = {
  design_id: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  title: string;
  mockup_url: string | null;
  price: number;
};

/** The identity of a cart line. */
export type CartLine = Pick<CartItem, 'design_id' | 'variant_id'>;

const isSameLine = (a: CartLine, b: CartLine): boolean =>
  a.design_id === b.design_id && a.variant_id === b.variant_id;

const fitting = (quantity: number) =>
  Math.min(orderRules.maxQuantity, Math.max(1, Math.round(quantity)));

/** Adds to the line that is there already, so that a design never stands in two lines. */
export function withAdded(items: readonly CartItem[], item: CartItem): readonly CartItem[] {
  const line = items.find((one) => isSameLine(one, item));
  const quantity = fitting((line?.quantity ?? 0) + item.quantity);
  const added = { ...item, quantity };
  return line ? items.map((one) => (one === line ? added : one)) : [...items, added];
}

export const withQuantity = (
  items: readonly CartItem[],
  line: CartLine,
  quantity: number,
): readonly CartItem[] =>
  items.map((item) => (isSameLine(item, line) ? { ...item, quantity: fitting(quantity) } : item));

export const withoutLine = (items: readonly CartItem[], line: CartLine): readonly CartItem[] =>
  items.filter((item) => !isSameLine(item, line));

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** Whether something that was stored, perhaps by an earlier version, is an item. */
export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { design_id, product_id, variant_id, quantity, title, mockup_url, price } = value as Record<
    string,
    unknown
  >;
  const named = [design_id, product_id, variant_id, title].every(isText);
  const shown = mockup_url === null || isText(mockup_url);
  return named && shown && isPositive(quantity) && isPositive(price);
}
