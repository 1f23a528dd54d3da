import type { PlanServices } from '@tintory/plans-ui';
import { useApi, useMember, useSession } from '@tintory/session';
import { openModal } from '@tintory/ui-kit';
import { useMemo } from 'react';
import { useConfig } from '../config/config-context.ts';
import { paths } from '../config/paths.ts';

const requestSignIn = () => openModal('login-modal', { next: location.pathname + location.search });
const confirmUrl = (next: string) => location.origin + paths.confirm.href(next);
/** With the plan that was asked for: a merchant who refuses it comes back as well. */
function storeDoneUrl(planId?: string): string {
  const url = new URL(paths.storePaid.href(), location.origin);
  if (planId !== undefined) url.searchParams.set('plan', planId);
  return url.href;
}
const doneUrl = (next: string) => location.origin + paths.paid.href(next);

/** What this app hands to the pricing. */
export function useWebPlanServices(): PlanServices {
  const api = useApi();
  const { hasToken } = useSession();
  const { member, isStore } = useMember();
  const { firebase } = useConfig();
  return useMemo(
    () => ({
      api,
      signedIn: hasToken,
      hasStore: isStore,
      member,
      requestSignIn,
      doneUrl,
      storeDoneUrl,
      confirmUrl,
      legal: { terms: paths.terms.href(), privacy: paths.privacy.href() },
      firebase,
    }),
    [api, hasToken, isStore, member, firebase],
  );
}
