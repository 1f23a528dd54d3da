import { useMember } from '@tintory/session';
import { openModal } from '@tintory/ui-kit';
import type { Shortfall } from './pricing/sub-modal.tsx';

const opens = (id: 'sub-modal' | 'shopify-sub-modal') => (shortfall?: Shortfall) =>
  openModal(id, shortfall ? { shortfall } : {});

const consumers = {
  context: 'consumer',
  title: 'plans:title',
  lead: 'plans:lead',
  description: 'plans:meta.description',
  /** Opens the window of what is on offer. */
  open: opens('sub-modal'),
} as const;

const stores = {
  context: 'store',
  title: 'storePlans:title',
  lead: 'storePlans:lead',
  description: 'storePlans:lead',
  open: opens('shopify-sub-modal'),
} as const;

/**
 * The offer for the present visitor. The only place that decides between store plans and consumer
 * plans.
 */
export const useOffer = () => (useMember().isStore ? stores : consumers);
