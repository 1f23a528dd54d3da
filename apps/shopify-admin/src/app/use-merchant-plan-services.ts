import type { PlanServices } from '@tintory/plans-ui';
import { useApi, useMember } from '@tintory/session';
import { useMemo } from 'react';
import { basePath } from '../config/base-path.ts';
import { paths } from '../config/paths.ts';
import { appBridge } from './bridge/app-bridge.ts';

/** The plans in a page of their own: by shop and host the admin takes it back into its frame. */
function plansUrl(planId?: string): string {
  const url = new URL(basePath + paths.plans.href(), location.origin);
  if (planId !== undefined) url.searchParams.set('plan', planId);
  const { shop, host } = appBridge()?.config ?? {};
  if (shop) url.searchParams.set('shop', shop);
  if (host) url.searchParams.set('host', host);
  return url.href;
}

/** The admin signs in, and does so whenever the app loads. */
const requestSignIn = () => location.reload();

/** What this app hands to the plans. */
export function useMerchantPlanServices(): PlanServices {
  const api = useApi();
  const { member } = useMember();
  return useMemo(
    () => ({
      api,
      // Who is not let in sees no page.
      signedIn: true,
      member,
      requestSignIn,
      storeDoneUrl: plansUrl,
      planUrl: () => plansUrl(),
      // Buying at the consumers' provider and signing in by mail or Google: nothing here leads there.
      doneUrl: () => plansUrl(),
      confirmUrl: () => plansUrl(),
      legal: { terms: '', privacy: '' },
      firebase: null,
    }),
    [api, member],
  );
}
