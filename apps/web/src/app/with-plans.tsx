import { PlanServicesProvider } from '@tintory/plans-ui';
import type { ComponentType } from 'react';
import { useWebPlanServices } from './use-web-plan-services.ts';

/** Provides the plans' services to a component: API, membership, sign-in, pages. */
export const withPlans = <Props extends object>(Component: ComponentType<Props>) =>
  function WithPlans(props: Props) {
    return (
      <PlanServicesProvider services={useWebPlanServices()}>
        <Component {...props} />
      </PlanServicesProvider>
    );
  };
