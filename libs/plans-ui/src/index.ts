export { LoginModal } from './login/login-modal.tsx';
export { PlanServicesProvider, type PlanServices } from './plan-services.tsx';
export { isLivePlan } from './pricing/is-live-plan.ts';
export { openPaymentTab, type PaymentTab } from './pricing/payment-tab.ts';
export { PricingSkeleton } from './pricing/pricing-skeleton.tsx';
export { PricingView } from './pricing/pricing-view.tsx';
export { SubModal, type Shortfall } from './pricing/sub-modal.tsx';
