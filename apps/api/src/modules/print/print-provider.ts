import type {
  PrintAddress,
  PrintProduct,
  ShippingCountry,
  ShippingMethod,
} from '@tintory/contract';

/** A parcel to be priced: by what is in it, or by its weight alone. */
export type Parcel = {
  countryCode: string;
  zip: string;
  /** Grams. */
  weight: number;
  items?: readonly { variantId: string; quantity: number }[];
};

/** A finished print file of one area; `url` can be fetched by the provider for a day. */
export type PrintFile = { areaId: string; url: string };

/** A picture of the provider's own with the print on it; its link holds for hours. */
export type ProviderMockup = { areaId: string; url: string };

export type MockupWish = { variantId: string; files: readonly PrintFile[] };

export type ProviderOrderRequest = {
  /** Our order's id: the provider makes one order for it, however often it is asked. */
  externalId: string;
  address: PrintAddress;
  shippingMethodId: string;
  items: readonly {
    variantId: string;
    quantity: number;
    price: number;
    files: readonly PrintFile[];
  }[];
};

/** `draft`: kept ready; nothing is made or charged. */
export const providerStatuses = [
  'draft',
  'accepted',
  'in_production',
  'shipped',
  'delivered',
  'failed',
  'canceled',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

export type ProviderOrder = {
  id: string;
  externalId: string;
  status: ProviderStatus;
  trackingUrl: string | null;
  /** The provider's words where it failed; for the log and the owner, not for the page. */
  reason: string | null;
};

/**
 * Produces and ships print orders. Connection errors are `ProviderUnavailable` and can be retried;
 * an order it will never make is `PrintRefused`.
 */
export type PrintProvider = {
  name: 'embedded' | 'printful';
  listProducts(language: string): Promise<PrintProduct[]>;
  listCountries(language: string): Promise<ShippingCountry[]>;
  /** @throws AppError InvalidInput with the field named */
  quote(parcel: Parcel, language: string): Promise<ShippingMethod[]>;
  /**
   * The provider's own pictures of a printed product, for a store; undefined if it makes none. They
   * take minutes, so the pictures during designing are rendered by us.
   */
  mockups(wish: MockupWish): Promise<ProviderMockup[]>;
  /** Keeps an order ready; where there is one for this id already, answers that one. */
  draftOrder(order: ProviderOrderRequest): Promise<ProviderOrder>;
  /**
   * Confirms a draft. A canceled draft stays canceled, however late this request arrives: a
   * refunded order is never produced.
   */
  confirmOrder(draft: Pick<ProviderOrder, 'id' | 'externalId'>): Promise<ProviderOrder>;
  findOrder(externalId: string): Promise<ProviderOrder | null>;
  /** Cancels an order or a draft. Null if it is too late, or if there is no such order. */
  cancelOrder(externalId: string): Promise<ProviderOrder | null>;
  /**
   * Reads a webhook event after checking its signature; null if it is not about an order.
   *
   * @throws AppError BadSignature
   */
  readWebhook(
    body: Buffer,
    headers: Record<string, string | undefined>,
  ): Promise<ProviderOrder | null>;
};
