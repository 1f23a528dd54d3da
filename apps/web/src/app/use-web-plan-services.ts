import { useLanguage } from '@tintory/i18n';
import type { PlanServices } from '@tintory/plans-ui';
import { useApi, useMember, useUser } from '@tintory/session';
import { openModal } from '@tintory/ui-kit';
import { useMemo } from 'react';
import { useConfig } from '../config/config-context.ts';
import { addressOf, inLanguage } from '../config/language-path.ts';
import { paths } from '../config/paths.ts';

const requestSignIn = () => openModal('login-modal', { next: location.pathname + location.search });
const confirmUrl = (next: string) => addressOf(paths.confirm.href(next));
/** Includes the requested plan, because merchants who decline are sent here too. */
function storeDoneUrl(planId?: string): string {
  const url = new URL(addressOf(paths.storePaid.href()));
  if (planId !== undefined) url.searchParams.set('plan', planId);
  return url.href;
}
const doneUrl = (next: string, planId: string) => addressOf(paths.paid.href(next, planId));
const planUrl = () => location.href;

/** The plans' services in this app. */
export function useWebPlanServices(): PlanServices {
  const api = useApi();
  const { isLoggedIn } = useUser();
  const { member } = useMember();
  const { firebase } = useConfig();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      api,
      signedIn: isLoggedIn,
      member,
      requestSignIn,
      doneUrl,
      planUrl,
      storeDoneUrl,
      confirmUrl,
      legal: {
        terms: inLanguage(language, paths.terms.href()),
        privacy: inLanguage(language, paths.privacy.href()),
      },
      firebase,
    }),
    [api, isLoggedIn, member, firebase, language],
  );
}
