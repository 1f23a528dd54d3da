import type { Member } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { planState } from '@tintory/session';

/** What a consumer's plan is called: by its credits a month. */
export function PlanName({ member }: { member: Member }) {
  const t = useT('account');
  const { number } = useFormats();
  const { canChange, isVip } = planState(member);
  const { credits_monthly: count } = member;
  if (canChange) return t('account:plan.name', { count, amount: number(count) });
  return t(isVip ? 'account:plan.canceled' : 'account:plan.free');
}
