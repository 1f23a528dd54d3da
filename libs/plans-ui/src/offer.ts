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
 * What is on offer to whoever looks. The one place that decides between a store's plans and the
 * consumers': every page, window and button asks here.
 */
export const useOffer = () => (useMember().isStore ? stores : consumers);
