import type { Member } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { PastDue, PlanDates, PlanName, useOffer, usePortal } from '@tintory/plans-ui';
import { planState, useMember } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './account.module.css';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';
import { StorePlanPart } from './store-plan-part.tsx';

/** The plan: the store's if the account has a store, else the consumer plan. */
export function PlanPart() {
  return useOffer().context === 'store' ? <StorePlanPart /> : <ConsumerPlanPart />;
}

function ConsumerPlanPart() {
  const { member, ...query } = useMember();
  return (
    <Loaded query={{ ...query, data: member }} height={240}>
      {(known) => <Plan member={known} />}
    </Loaded>
  );
}

function Plan({ member }: { member: Member }) {
  const t = useT('account');
  const { Button } = useKit();
  const navigate = useNavigate();
  const portal = usePortal();
  const { isVip, canChange } = planState(member);
  return (
    <Section title={t('account:parts.plan')}>
      {member.past_due && <PastDue onFix={portal.open} />}
      <p className={styles['big']}>
        <PlanName member={member} />
      </p>
      <div className={styles['quiet']}>
        {isVip ? <PlanDates member={member} /> : <p>{t('account:plan.freeText')}</p>}
      </div>
      <div className={styles['buttons']}>
        <Button variant="primary" onClick={() => void navigate(paths.pricing.href())}>
          {canChange ? t('account:plan.change') : t('account:plan.choose')}
        </Button>
        {isVip && (
          <Button loading={portal.pending} onClick={portal.open}>
            {t('account:plan.manage')}
          </Button>
        )}
      </div>
    </Section>
  );
}
