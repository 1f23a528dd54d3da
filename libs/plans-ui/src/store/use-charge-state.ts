import type { StoreMember, StorePlan } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { beginsLater } from '../begins-later.ts';

type Asked = { isFetching: boolean; data: StoreMember | undefined };

/**
 * Nothing has come of the charge, or not yet, where it is `pending`; `sameCap`: nor of a higher limit;
 * `later`: nor can it before the period that is paid for ends.
 */
type ChargeState = 'checking' | 'active' | 'pending' | 'sameCap' | 'later';

function stateOf(
  { isFetching, data: member }: Asked,
  planId: string | null,
  plans: readonly StorePlan[],
): ChargeState {
  if (isFetching) return 'checking';
  if (member?.renews_at && beginsLater(plans, planId, member.plan_id)) return 'later';
  const has = member?.plan_id ?? 'free';
  // Whoever refuses another plan keeps the one they have.
  if (has === 'free' || (planId !== null && has !== planId)) return 'pending';
  return member?.usage?.asked_cap_amount ? 'sameCap' : 'active';
}

/**
 * What the store says became of a charge. From a raised limit it leads back to the address of the plan
 * itself, agreed to or not: so the plan is told with its limit as it stands now, and with the limit
 * that was asked for where that is not agreed to.
 *
 * @param planId what the address says was asked for; null where it does not
 * @param plans what there is to choose from, as far as it is known
 */
export function useChargeState(
  asked: Asked,
  planId: string | null,
  plans: readonly StorePlan[] = [],
) {
  const t = useT('store', 'storePlans');
  const { number, dollars, date } = useFormats();
  const state = stateOf(asked, planId, plans);
  const usage = asked.data?.usage;
  if (state === 'later') {
    return { state, text: t('store:planDone.later', { date: date(asked.data?.renews_at ?? '') }) };
  }
  if (!asked.data || !usage || state === 'checking' || state === 'pending') {
    return { state, text: t(`store:planDone.${state === 'sameCap' ? 'active' : state}`) };
  }
  const cap = dollars(usage.cap_amount);
  if (state === 'sameCap') {
    const wanted = dollars(usage.asked_cap_amount ?? 0);
    return { state, text: t('store:planDone.sameCap', { cap, asked: wanted }) };
  }
  const { credits_monthly: count } = asked.data;
  const credits = t('storePlans:credits', { count, amount: number(count) });
  return { state, text: t('store:planDone.activeUpTo', { credits, cap }) };
}
