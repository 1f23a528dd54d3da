import type { PlanServices } from '@tintory/plans-ui';
import { useApi, useMember } from '@tintory/session';
import { useMemo } from 'react';
import { basePath } from '../config/base-path.ts';
import { paths } from '../config/paths.ts';
import { appBridge } from './bridge/app-bridge.ts';

/**
 * URL of the plans page outside the frame; `shop` and `host` let the admin return it to its frame.
 */
function plansUrl(planId?: string): string {
  const url = new URL(basePath + paths.plans.href(), location.origin);
  if (planId !== undefined) url.searchParams.set('plan', planId);
  const { shop, host } = appBridge()?.config ?? {};
  if (shop) url.searchParams.set('shop', shop);
  if (host) url.searchParams.set('host', host);
  return url.href;
}

/** The admin signs the merchant in whenever the app loads. */
const requestSignIn = () => location.reload();

/** The plans' services in this app. */
export function useMerchantPlanServices(): PlanServices {
  const api = useApi();
  const { member } = useMember();
  return useMemo(
    () => ({
      api,
      // Pages are only shown when signed in.
      signedIn: true,
      member,
      requestSignIn,
      storeDoneUrl: plansUrl,
      planUrl: () => plansUrl(),
      // Unused here: consumer purchases, and sign-in by e-mail or Google.
      doneUrl: () => plansUrl(),
      confirmUrl: () => plansUrl(),
      legal: { terms: '', privacy: '' },
      firebase: null,
    }),
    [api, member],
  );
}
