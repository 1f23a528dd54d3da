import { PlanServicesProvider } from '@tintory/plans-ui';
import type { ComponentType } from 'react';
import { useMerchantPlanServices } from './use-merchant-plan-services.ts';

/** Gives a component what the plans need of this app: API, membership, the way back. */
export const withPlans = <Props extends object>(Component: ComponentType<Props>) =>
  function WithPlans(props: Props) {
    return (
      <PlanServicesProvider services={useMerchantPlanServices()}>
        <Component {...props} />
      </PlanServicesProvider>
    );
  };
