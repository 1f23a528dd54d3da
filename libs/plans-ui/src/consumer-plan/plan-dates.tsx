import type { Member } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { planState } from '@tintory/session';

/** How a consumer's plan is billed and how it goes on. */
export function PlanDates({ member }: { member: Member }) {
  const t = useT('account');
  const { date, number } = useFormats();
  const { renewsAt, endsAt, next } = planState(member);
  const { interval } = member;
  const nameOf = (count: number) => t('account:plan.name', { count, amount: number(count) });
  return (
    <p>
      {interval && t(`account:plan.${interval}`)}
      {interval && <br />}
      {endsAt && t('account:plan.ends', { date: date(endsAt) })}
      {next &&
        t(`account:plan.next.${next.interval}`, {
          plan: nameOf(next.credits_monthly),
          date: date(next.begins_at),
        })}
      {!next && renewsAt && t('account:plan.renews', { date: date(renewsAt) })}
    </p>
  );
}
