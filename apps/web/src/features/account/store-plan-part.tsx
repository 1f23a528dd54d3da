import { storeMemberQuery } from '@tintory/api-client';
import type { StoreMember } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { CancelStorePlan, OwnPlan } from '@tintory/plans-ui';
import { planState, useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './account.module.css';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';

/** The store's plan, and the consumer plan if it continues. */
export function StorePlanPart() {
  const query = useQuery({ ...storeMemberQuery(useApi()), refetchOnWindowFocus: 'always' });
  return (
    <>
      <Loaded query={query} height={240}>
        {(member) => <StorePlan member={member} />}
      </Loaded>
      <OwnPlan frame={Section} />
    </>
  );
}

function StorePlan({ member }: { member: StoreMember }) {
  const t = useT('account', 'storePlans');
  const { number } = useFormats();
  const { Banner, Button } = useKit();
  const navigate = useNavigate();
  const { canChange } = planState(member);
  const { credits_monthly: count, past_due: pastDue, shop } = member;
  return (
    <Section title={t('account:plan.store.title')}>
      {pastDue && (
        <Banner tone="bad" title={t('account:plan.store.pastDueTitle')}>
          {t('account:plan.store.pastDueText')}
        </Banner>
      )}
      <p className={styles['big']}>
        {canChange
          ? t('storePlans:credits', { count, amount: number(count) })
          : t('account:plan.store.none')}
      </p>
      <div className={styles['quiet']}>
        <bdi>{shop}</bdi>
        {canChange && <StorePlanFacts member={member} />}
      </div>
      <div className={styles['buttons']}>
        <Button variant="primary" onClick={() => void navigate(paths.pricing.href())}>
          {t(canChange ? 'account:plan.store.change' : 'account:plan.store.choose')}
        </Button>
        {canChange && <CancelStorePlan />}
      </div>
    </Section>
  );
}

function StorePlanFacts({ member }: { member: StoreMember }) {
  const t = useT('account');
  const { date, dollars } = useFormats();
  const { renewsAt } = planState(member);
  const { usage } = member;
  return (
    <>
      <p>{t('account:plan.store.billed')}</p>
      {renewsAt && <p>{t('account:plan.store.renews', { date: date(renewsAt) })}</p>}
      {usage && (
        <p>
          {t('account:plan.store.beyond', {
            fee: dollars(usage.additional_fee),
            used: dollars(usage.used),
            cap: dollars(usage.cap_amount),
            date: date(usage.resets_at),
          })}
        </p>
      )}
    </>
  );
}
