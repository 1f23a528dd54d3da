import { usePlanServices } from './plan-services.tsx';
import { PricingView } from './pricing/pricing-view.tsx';
import { StorePlanView } from './store/store-plan-view.tsx';

/** What is for sale to whoever looks: a merchant's plans, or the consumers'. */
export const PlansView = () =>
  usePlanServices().hasStore ? <StorePlanView headless /> : <PricingView />;
