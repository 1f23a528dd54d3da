import { InlineGrid, Page } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { StorePlanView } from '@tintory/plans-ui';
import { useKit } from '@tintory/ui-kit';
import { PageTitle } from '../../config/page-title.tsx';
import { CancelPlan } from './cancel-plan.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';
import { RaiseCap } from './raise-cap.tsx';
import { useCharge } from './use-charge.ts';

const toneOf = (state: string) => (state === 'active' ? 'good' : 'info');

/** Choosing a plan, beside what the store has and uses now. */
export function PlansPage() {
  const t = useT('merchant', 'storePlans');
  const { Banner } = useKit();
  const charge = useCharge();
  return (
    <Page title={t('storePlans:title')} subtitle={t('storePlans:lead')}>
      <PageTitle title={t('merchant:nav.plans')} />
      {charge && (
        <div className={styles['charge']}>
          <Banner tone={toneOf(charge.state)} title={charge.text} />
        </div>
      )}
      <InlineGrid columns={{ xs: 1, md: ['twoThirds', 'oneThird'] }} gap="400" alignItems="start">
        <div className={styles['choice']}>
          <StorePlanView headless />
        </div>
        <PlanCard raise={(cap) => <RaiseCap cap={cap} />} cancel={<CancelPlan />} />
      </InlineGrid>
    </Page>
  );
}
