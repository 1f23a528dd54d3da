import { memberQuery } from '@tintory/api-client';
import type { Member } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { planState, useUser } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { usePlanServices } from '../plan-services.tsx';
import styles from './own-plan.module.css';
import { PastDue } from './past-due.tsx';
import { PlanDates } from './plan-dates.tsx';
import { PlanName } from './plan-name.tsx';
import { usePortal } from './use-portal.ts';

type OwnPlanProps = {
  /** The app's frame around a section. */
  frame: ComponentType<{ title: string; children: ReactNode }>;
};

/**
 * The consumer plan of an account that has joined a store: it runs on, and is changed and cancelled
 * at the payment provider. Nothing where there is none.
 */
export function OwnPlan({ frame }: OwnPlanProps) {
  const { api } = usePlanServices();
  const { user } = useUser();
  const {
    data: member,
    isError,
    refetch,
  } = useQuery({
    ...memberQuery(api, 'consumer'),
    // An account that only the store has never had a plan of its own.
    enabled: Boolean(user?.email),
    refetchOnWindowFocus: 'always',
  });
  return (
    // A store without such a plan does not wait for these texts.
    <Suspense fallback={null}>
      {member && planState(member).isVip && <Framed frame={frame} member={member} />}
      {!member && isError && <NotLoaded onRetry={() => void refetch()} />}
    </Suspense>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useT('account');
  const { Banner } = useKit();
  const action = { label: t('account:retry'), onClick: onRetry };
  return <Banner tone="caution" title={t('account:plan.own.failed')} action={action} />;
}

function Framed({ frame: Frame, member }: OwnPlanProps & { member: Member }) {
  const t = useT('account');
  return (
    <Frame title={t('account:plan.own.title')}>
      <Details member={member} />
    </Frame>
  );
}

type Source = Member['grants'][number]['source'];

const isOfPlan = (source: Source): source is 'subscription' | 'store_plan' =>
  source === 'subscription' || source === 'store_plan';

function Details({ member }: { member: Member }) {
  const t = useT('account', 'plans');
  const { Button } = useKit();
  const portal = usePortal();
  const { isCancelVip } = planState(member);
  const ofPlans = new Set(member.grants.map(({ source }) => source).filter(isOfPlan));
  // The grants come in the order in which they are spent.
  const [first] = ofPlans.size > 1 ? ofPlans : [];
  return (
    <div className={styles['details']}>
      {member.past_due && <PastDue onFix={portal.open} />}
      <p className={styles['name']}>
        <PlanName member={member} />
      </p>
      <PlanDates member={member} />
      {!isCancelVip && <p>{t('account:plan.own.text')}</p>}
      <div>
        <Button loading={portal.pending} onClick={portal.open}>
          {t('account:plan.own.manage')}
        </Button>
      </div>
      <p>
        {t('account:plan.together')} {first && `${t(`account:plan.spent.${first}`)} `}
        {t('plans:rules.order')}
      </p>
    </div>
  );
}
