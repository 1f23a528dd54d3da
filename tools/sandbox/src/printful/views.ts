import type { Product, Variant } from './catalogue.ts';
import type { Order } from './model.ts';

/** A page of a list, paginated as in Printful's version 2. */
export function pageView<Item>(items: readonly Item[], query: Record<string, unknown>) {
  const limit = Math.min(100, Math.max(1, Number(query['limit'] ?? 20)));
  const offset = Math.max(0, Number(query['offset'] ?? 0));
  return {
    rows: items.slice(offset, offset + limit),
    paging: { total: items.length, offset, limit },
  };
}

export const productView = ({ id, name, placements, colors, sizes }: Product) => ({
  ...{ id, name, placements, colors, is_discontinued: false },
  sizes: sizes.map((size) => size.name),
  techniques: [...new Set(placements.map(({ technique }) => technique))].map((key) => ({ key })),
});

export const variantView = ({ id, product, size, color }: Variant) => ({
  ...{ id, catalog_product_id: product.id, size },
  name: `${product.name} (${[color?.name, size].filter(Boolean).join(' / ')})`,
  ...{ color: color?.name ?? null, color_code: color?.value ?? null },
});

export const priceView = ({ id, product, price }: Variant) => ({
  id,
  techniques: techniquesOf(product).map((key) => ({
    technique_key: key.toUpperCase(),
    price,
    discounted_price: price,
  })),
});

export const availabilityView = ({ id, product }: Variant, isGone: boolean) => ({
  catalog_variant_id: id,
  techniques: techniquesOf(product).map((technique) => ({
    technique,
    selling_regions: [{ name: 'worldwide', availability: isGone ? 'out of stock' : 'in stock' }],
  })),
});

const techniquesOf = ({ placements }: Product): string[] => [
  ...new Set(placements.map(({ technique }) => technique)),
];

export const orderView = (order: Order) => ({
  ...{ id: order.id, external_id: order.externalId, store_id: 10, status: order.status },
  ...{ shipping: order.shipping, recipient: order.recipient },
  ...{ created_at: order.created.toISOString(), updated_at: order.updated.toISOString() },
  order_items: order.items.map(({ id, variant, quantity, retailPrice }) => ({
    ...{ id, type: 'order_item', source: 'catalog', catalog_variant_id: variant, quantity },
    retail_price: retailPrice,
  })),
});

export const shipmentViews = (origin: string, { id, externalId, shipment }: Order) =>
  shipment
    ? [
        {
          ...{ id: shipment.id, order_id: id, order_external_id: externalId, carrier: 'DHL' },
          ...{ shipment_status: 'shipped', is_reshipment: false },
          delivery_status: shipment.delivered ? 'delivered' : 'in_transit',
          tracking_url: `${origin}/printful/tracking/${id}`,
        },
      ]
    : [];
