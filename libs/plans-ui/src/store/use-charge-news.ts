import type { StoreMember } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';

type Asked = { isFetching: boolean; data: StoreMember | undefined };

/** Nothing has come of the charge, or not yet, where it is `pending`. */
type ChargeState = 'checking' | 'active' | 'pending';

function stateOf({ isFetching, data: member }: Asked, planId: string | null): ChargeState {
  if (isFetching) return 'checking';
  const has = member?.plan_id ?? 'free';
  // Whoever refuses another plan keeps the one they have.
  return has !== 'free' && (planId === null || has === planId) ? 'active' : 'pending';
}

/**
 * What the store says became of a charge. From a raised limit it leads back to the address of the plan
 * itself, agreed to or not: so the plan is told with its limit as it stands now.
 *
 * @param planId what the address says was asked for; null where it does not
 */
export function useChargeNews(asked: Asked, planId: string | null) {
  const t = useT('store', 'storePlans');
  const { number, dollars } = useFormats();
  const state = stateOf(asked, planId);
  const usage = asked.data?.usage;
  if (state !== 'active' || !asked.data || !usage) {
    return { state, text: t(`store:planDone.${state}`) };
  }
  const { credits_monthly: count } = asked.data;
  const credits = t('storePlans:credits', { count, amount: number(count) });
  const cap = dollars(usage.cap_amount);
  return { state, text: t('store:planDone.activeUpTo', { credits, cap }) };
}
