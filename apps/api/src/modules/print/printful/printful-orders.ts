import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import type { ProviderOrder, ProviderOrderRequest } from '../print-provider.ts';
import type { Destinations } from '../shipping/destinations.ts';
import {
  foreignId,
  isSent,
  printfulOrder,
  printfulShipment,
  viewOrder,
  type PrintfulOrder,
} from './order-view.ts';
import type { PrintfulCatalogue } from './printful-catalogue.ts';
import type { PrintfulClient } from './printful-client.ts';
import { isMissing, isRefusal, PrintfulFailure, unavailable } from './printful-failure.ts';

const answer = z.object({ data: printfulOrder });

type Confirmed = Pick<ProviderOrder, 'id' | 'externalId'>;
type Parts = { client: PrintfulClient; catalogue: PrintfulCatalogue; destinations: Destinations };

/** Orders at Printful, one for each of our ids. */
export function createPrintfulOrders({ client, catalogue, destinations }: Parts) {
  const pathOf = (externalId: string) => `/v2/orders/@${encodeURIComponent(foreignId(externalId))}`;

  async function read(externalId: string): Promise<PrintfulOrder | null> {
    try {
      return (await client.call('GET', pathOf(externalId), answer)).data;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function view(order: PrintfulOrder): Promise<ProviderOrder> {
    if (!isSent(order)) return viewOrder(order);
    return viewOrder(
      order,
      await client.list(`/v2/orders/${order.id}/shipments`, printfulShipment),
    );
  }

  /** Creates a draft; returns the existing one if there is one or the answer was lost. */
  async function create(wish: ProviderOrderRequest): Promise<PrintfulOrder> {
    const body = await bodyOf(wish, catalogue, destinations);
    try {
      return (await client.call('POST', '/v2/orders', answer, { body })).data;
    } catch (error) {
      const made = await read(wish.externalId);
      if (made) return made;
      throw isRefusal(error) || isMissing(error) ? refused(error) : error;
    }
  }

  return {
    draft: async (wish: ProviderOrderRequest): Promise<ProviderOrder> =>
      view((await read(wish.externalId)) ?? (await create(wish))),
    /** By Printful's own id, so that no other draft with our id is hit. */
    confirm: async ({ id, externalId }: Confirmed): Promise<ProviderOrder> => {
      try {
        return view((await client.call('POST', `/v2/orders/${id}/confirmation`, answer)).data);
      } catch (error) {
        const now = await read(externalId);
        if (now && now.status !== 'draft') return view(now);
        throw isRefusal(error) || isMissing(error) ? refused(error) : error;
      }
    },
    find: async (externalId: string): Promise<ProviderOrder | null> => {
      const order = await read(externalId);
      return order && view(order);
    },
    cancel: async (externalId: string): Promise<ProviderOrder | null> => {
      const before = await read(externalId);
      if (!before) return null;
      if (before.status === 'canceled') return view(before);
      try {
        // The second version can only delete; canceling is the first one's.
        await client.call('DELETE', `/orders/${before.id}`, z.unknown());
      } catch (error) {
        if (!(error instanceof PrintfulFailure) || error.status >= 500) {
          if ((await read(externalId))?.status !== 'canceled') throw unavailable(error);
        }
      }
      const order = await read(externalId);
      // A draft is deleted without a record.
      if (!order && before.status === 'draft') return view({ ...before, status: 'canceled' });
      return order?.status === 'canceled' ? view(order) : null;
    },
  };
}

const refused = (cause: unknown) => new AppError('PrintRefused', { cause });

/** @throws AppError PrintRefused for a variant, or an area, that is not made any more */
async function bodyOf(
  { externalId, address, items, shippingMethodId }: ProviderOrderRequest,
  catalogue: PrintfulCatalogue,
  destinations: Destinations,
) {
  const state = destinations.stateCode(address.country_code, address.state) ?? address.state;
  return {
    external_id: foreignId(externalId),
    shipping: shippingMethodId,
    recipient: {
      ...{ name: address.name, address1: address.line1, city: address.city, zip: address.zip },
      ...{ country_code: address.country_code, email: address.email },
      ...(address.line2 && { address2: address.line2 }),
      ...(state && { state_code: state }),
      ...(address.phone && { phone: address.phone }),
    },
    order_items: await Promise.all(items.map((item) => itemOf(item, catalogue))),
  };
}

async function itemOf(
  { variantId, quantity, price, files }: ProviderOrderRequest['items'][number],
  catalogue: PrintfulCatalogue,
) {
  const found = await catalogue.find(variantId);
  if (!found?.variant.available || files.length === 0) {
    throw refused(new Error(`Printful does not make ${variantId}.`));
  }
  return {
    ...{ source: 'catalog', catalog_variant_id: found.variant.catalogVariantId, quantity },
    retail_price: price.toFixed(2),
    placements: files.map(({ areaId, url }) => {
      const place = found.placements[areaId];
      if (!place) throw refused(new Error(`${variantId} has no area ${areaId}.`));
      return { ...place, layers: [{ type: 'file', url }] };
    }),
  };
}
