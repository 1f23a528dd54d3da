/** The simulated order states, by Printful's names. */
export const orderStatuses = [
  'draft',
  'pending',
  'onhold',
  'inprocess',
  'fulfilled',
  'failed',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type OrderItem = {
  id: number;
  variant: number;
  quantity: number;
  retailPrice: string | null;
  placements: { placement: string; technique: string; layers: { type: string; url: string }[] }[];
};

export type Recipient = {
  name: string;
  address1: string;
  city: string;
  state_code: string;
  country_code: string;
  zip: string;
};

export type Order = {
  id: number;
  externalId: string | null;
  status: OrderStatus;
  shipping: string;
  recipient: Recipient;
  items: OrderItem[];
  /** Set once shipped. */
  shipment: { id: number; delivered: boolean } | null;
  created: Date;
  updated: Date;
};

/** A fault that occurs once, at the next call of a kind. */
export type FaultKind = 'throttled' | '500' | 'refused' | 'slow' | 'lostAnswer' | 'lostCall';
export type CallKind =
  'read' | 'mockups' | 'createOrder' | 'confirmOrder' | 'cancelOrder' | 'rates';
