import type { PlanServices } from '@tintory/plans-ui';
import { useApi, useMember, useSession } from '@tintory/session';
import { openModal } from '@tintory/ui-kit';
import { useMemo } from 'react';
import { paths } from '../config/paths.ts';

const requestSignIn = () => openModal('login-modal', { next: location.pathname + location.search });
const doneUrl = (next: string) => location.origin + paths.paid.href(next);

/** What this app hands to the pricing. */
export function useWebPlanServices(): PlanServices {
  const api = useApi();
  const { hasToken } = useSession();
  const { member } = useMember();
  return useMemo(
    () => ({ api, signedIn: hasToken, member, requestSignIn, doneUrl }),
    [api, hasToken, member],
  );
}
