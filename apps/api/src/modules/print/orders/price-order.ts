import type {
  CreatePrintOrderBody,
  PrintProduct,
  PrintVariant,
  ShippingMethod,
} from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import type { Detail } from '../../../platform/detail.ts';
import type { PrintProvider } from '../print-provider.ts';
import type { DesignsForOrders, OrderedDesign } from './designs-for-orders.ts';
import { toMinor } from './minor-units.ts';

type Ordered = CreatePrintOrderBody['items'][number];
type PricedItem = {
  designId: string;
  productId: string;
  variantId: string;
  title: string;
  variantTitle: string;
  /** Minor units of one piece. */
  price: number;
  quantity: number;
};
export type PricedOrder = {
  items: PricedItem[];
  shipping: ShippingMethod;
  currency: string;
  /** Minor units, without tax. */
  amount: number;
};

type Parts = { provider: PrintProvider; designs: DesignsForOrders };
type Found = { item: Ordered; product: PrintProduct; variant: PrintVariant };

/**
 * Prices a cart by the provider's catalogue and shipping; prices of the caller are ignored.
 *
 * @throws AppError `InvalidInput` naming what is not to be had
 */
export async function priceOrder(
  { provider, designs }: Parts,
  userId: string,
  { items, address, shipping_method_id: methodId }: CreatePrintOrderBody,
  language: string,
): Promise<PricedOrder> {
  const products = await provider.listProducts(language);
  const found = await Promise.all(
    items.map(async (item, index) =>
      findItem(products, await designs.find(userId, item.design_id), item, index),
    ),
  );
  const currency = currencyOf(found);
  const weight = found.reduce((sum, { item, variant }) => sum + variant.weight * item.quantity, 0);
  const parcel = {
    countryCode: address.country_code,
    zip: address.zip,
    weight,
    items: items.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity })),
  };
  const methods = await provider.quote(parcel, language).catch(nameAddress);
  const shipping = methods.find(({ id }) => id === methodId);
  if (!shipping) throw invalid('shipping_method_id', 'notAllowed');
  if (shipping.currency !== currency) throw invalid('shipping_method_id', 'currency');
  const priced = found.map((one) => priceItem(one, currency));
  const goods = priced.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { items: priced, shipping, currency, amount: goods + toMinor(shipping.price, currency) };
}

const invalid = (field: string, text: Extract<Detail, object>['text']) =>
  new AppError('InvalidInput', { details: { [field]: { text } } });

function findItem(
  products: readonly PrintProduct[],
  design: OrderedDesign | null,
  item: Ordered,
  index: number,
): Found {
  if (!design) throw invalid(`items.${index}.design_id`, 'noDesign');
  const product = products.find(({ id }) => id === design.productId);
  const variant = product?.variants.find(({ id }) => id === item.variant_id);
  if (!product || !variant?.available) throw invalid(`items.${index}.variant_id`, 'variantEnded');
  return { item, product, variant };
}

function currencyOf(found: readonly Found[]): string {
  const currency = found[0]?.product.currency ?? '';
  const other = found.findIndex(({ product }) => product.currency !== currency);
  if (other >= 0) throw invalid(`items.${other}.variant_id`, 'currency');
  return currency;
}

const priceItem = ({ item, product, variant }: Found, currency: string): PricedItem => ({
  designId: item.design_id,
  productId: product.id,
  variantId: variant.id,
  title: product.title,
  variantTitle: variant.title,
  price: toMinor(variant.price, currency),
  quantity: item.quantity,
});

/** Address errors are reported for the address here. */
const addressFields: Readonly<Record<string, string>> = {
  zip: 'address.zip',
  zip_code: 'address.zip',
  state: 'address.state',
  country_code: 'address.country_code',
};

function nameAddress(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'InvalidInput' || !error.details) throw error;
  const named = Object.entries(error.details).map(
    ([field, detail]) => [addressFields[field] ?? field, detail] as const,
  );
  throw new AppError('InvalidInput', { cause: error, details: Object.fromEntries(named) });
}
