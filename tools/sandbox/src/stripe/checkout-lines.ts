import type { CheckoutSession, Price } from './model.ts';
import type { Store } from './store.ts';

/** The first line's price; plans and packs have only one line. */
export const mainPrice = (store: Store, { lines }: CheckoutSession): Price =>
  store.prices.get(lines[0]?.price ?? null);

export const currencyOf = (store: Store, session: CheckoutSession): string =>
  mainPrice(store, session).currency;

/** Sum of the lines in minor units, before tax. */
export const subtotalOf = (store: Store, lines: CheckoutSession['lines']): number =>
  lines.reduce(
    (sum, { price, quantity }) => sum + store.prices.get(price).unitAmount * quantity,
    0,
  );

export const totalOf = (store: Store, session: CheckoutSession): number =>
  subtotalOf(store, session.lines) + session.tax;

/** A checkout page's title: the names of its products. */
export const namesOf = (store: Store, { lines }: CheckoutSession): string =>
  lines
    .map(({ price, quantity }) => {
      const { name } = store.products.get(store.prices.get(price).product);
      return quantity > 1 ? `${quantity} × ${name}` : name;
    })
    .join(', ');
