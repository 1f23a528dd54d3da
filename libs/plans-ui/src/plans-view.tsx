import { useOffer } from './offer.ts';
import { PricingView } from './pricing/pricing-view.tsx';
import { StorePlanView } from './store/store-plan-view.tsx';

/** What is for sale to whoever looks: a merchant's plans, or the consumers'. */
export const PlansView = () =>
  useOffer().context === 'store' ? <StorePlanView headless /> : <PricingView />;
