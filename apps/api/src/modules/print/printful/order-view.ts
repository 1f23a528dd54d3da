import { z } from 'zod';
import type { ProviderOrder, ProviderStatus } from '../print-provider.ts';

export const printfulOrder = z.object({
  id: z.int(),
  external_id: z.string().nullable(),
  status: z.string(),
});
export type PrintfulOrder = z.infer<typeof printfulOrder>;

export const printfulShipment = z.object({
  shipment_status: z.string().nullish(),
  delivery_status: z.string().nullish(),
  tracking_url: z.string().nullish(),
});
export type PrintfulShipment = z.infer<typeof printfulShipment>;

/** By Printful's states; any other state is in production. */
const statuses: Record<string, ProviderStatus> = {
  draft: 'draft',
  pending: 'accepted',
  inprocess: 'in_production',
  // Printful's staff checks it; it continues, fails or is canceled.
  onhold: 'in_production',
  partial: 'in_production',
  fulfilled: 'shipped',
  failed: 'failed',
  canceled: 'canceled',
};

/** Whether parcels may be on their way. */
export const isSent = ({ status }: PrintfulOrder): boolean =>
  status === 'fulfilled' || status === 'partial';

/** An order in the port's words. */
export function viewOrder(
  order: PrintfulOrder,
  shipments: readonly PrintfulShipment[] = [],
): ProviderOrder {
  const sent = shipments.filter((one) => one.shipment_status !== 'canceled');
  const isHome = sent.length > 0 && sent.every((one) => one.delivery_status === 'delivered');
  const status = statuses[order.status] ?? 'in_production';
  return {
    id: String(order.id),
    externalId: ownId(order.external_id ?? ''),
    status: status === 'shipped' && isHome ? 'delivered' : status,
    trackingUrl: sent.map((one) => one.tracking_url).find(isUrl) ?? null,
    reason: status === 'failed' ? 'Printful could not make the order.' : null,
  };
}

const isUrl = (text: string | null | undefined): text is string =>
  typeof text === 'string' && URL.canParse(text);

const uuid = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/;

/** Printful takes ids of at most 32 characters: a UUID goes there without its dashes. */
export const foreignId = (id: string): string => (uuid.test(id) ? id.replaceAll('-', '') : id);

const ownId = (id: string): string => id.replace(uuid, '$1-$2-$3-$4-$5');
