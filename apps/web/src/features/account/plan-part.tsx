import type { Member } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { isLivePlan } from '@tintory/plans-ui';
import { useMember } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './account.module.css';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import { usePortal } from './use-portal.ts';

export function PlanPart() {
  const { member, ...query } = useMember();
  return (
    <Loaded query={{ ...query, data: member }} height={240}>
      {(known) => <Plan member={known} />}
    </Loaded>
  );
}

function Plan({ member }: { member: Member }) {
  const t = useT('account');
  const { number } = useFormats();
  const { Button } = useKit();
  const navigate = useNavigate();
  const portal = usePortal();
  const live = isLivePlan(member);
  const { credits_monthly: count } = member;
  return (
    <Section title={t('account:parts.plan')}>
      {member.past_due && <PastDue onFix={portal.open} />}
      <p className={styles['big']}>
        {live ? t('account:plan.name', { count, amount: number(count) }) : t('account:plan.free')}
      </p>
      <PlanDates member={member} />
      <div className={styles['buttons']}>
        <Button variant="primary" onClick={() => void navigate(paths.pricing.href())}>
          {live ? t('account:plan.change') : t('account:plan.choose')}
        </Button>
        {live && (
          <Button loading={portal.pending} onClick={portal.open}>
            {t('account:plan.manage')}
          </Button>
        )}
      </div>
    </Section>
  );
}

function PastDue({ onFix }: { onFix: () => void }) {
  const t = useT('account');
  const { Banner } = useKit();
  return (
    <Banner
      tone="bad"
      title={t('account:plan.pastDueTitle')}
      action={{ label: t('account:plan.fix'), onClick: onFix }}
    >
      {t('account:plan.pastDueText')}
    </Banner>
  );
}

function PlanDates({ member }: { member: Member }) {
  const t = useT('account');
  const { date } = useFormats();
  const { interval, renews_at: renews, cancel_expired_at: ends } = member;
  if (!isLivePlan(member)) return <p className={styles['quiet']}>{t('account:plan.freeText')}</p>;
  return (
    <p className={styles['quiet']}>
      {interval && t(`account:plan.${interval}`)}
      <br />
      {renews && t('account:plan.renews', { date: date(renews) })}
      {!renews && ends && t('account:plan.ends', { date: date(ends) })}
    </p>
  );
}
