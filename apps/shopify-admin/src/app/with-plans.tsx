import { PlanServicesProvider } from '@tintory/plans-ui';
import type { ComponentType } from 'react';
import { useMerchantPlanServices } from './use-merchant-plan-services.ts';

/** Provides the plans' services to a component: API, membership, return URLs. */
export const withPlans = <Props extends object>(Component: ComponentType<Props>) =>
  function WithPlans(props: Props) {
    return (
      <PlanServicesProvider services={useMerchantPlanServices()}>
        <Component {...props} />
      </PlanServicesProvider>
    );
  };
