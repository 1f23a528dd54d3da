import { useQuery } from '@tanstack/react-query';
import { printProductsQuery } from '@tintory/api-client';
import type { PrintProduct, PrintVariant } from '@tintory/contract';
import { useLanguage } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import type { CartItem } from '../cart/cart-item.ts';
import { useCart } from '../cart/use-cart.ts';

/** An item of the cart with what it costs today; without a variant it is not sold any more. */
export type CartEntry = {
  item: CartItem;
  product: PrintProduct | undefined;
  variant: PrintVariant | undefined;
  /** Of one piece, as the catalogue has it; as it was put into the cart until that is known. */
  price: number;
};

function entryOf(item: CartItem, products: readonly PrintProduct[] | undefined): CartEntry {
  const product = products?.find(({ id }) => id === item.product_id);
  const found = product?.variants.find(({ id }) => id === item.variant_id);
  const variant = found?.available ? found : undefined;
  return { item, product, variant, price: variant?.price ?? item.price };
}

const sumOf = (entries: readonly CartEntry[], of: (entry: CartEntry) => number) =>
  entries.reduce((sum, entry) => sum + of(entry) * entry.item.quantity, 0);

/** The cart with today's prices: what is paid is priced by the server anew. */
export function useCartLines() {
  const cart = useCart();
  const { language } = useLanguage();
  const query = useQuery({
    ...printProductsQuery(useApi(), language),
    enabled: cart.items.length > 0,
  });
  const products = query.data?.rows;
  const entries = cart.items.map((item) => entryOf(item, products));
  return {
    ...cart,
    entries,
    isPriced: products !== undefined,
    isFailed: query.isError,
    retry: () => void query.refetch(),
    hasEnded: products !== undefined && entries.some(({ variant }) => !variant),
    currency: entries.find(({ product }) => product)?.product?.currency ?? 'USD',
    goods: sumOf(entries, ({ price }) => price),
    /** Grams. */
    weight: sumOf(entries, ({ variant }) => variant?.weight ?? 0),
  };
}

export type CartLines = ReturnType<typeof useCartLines>;
