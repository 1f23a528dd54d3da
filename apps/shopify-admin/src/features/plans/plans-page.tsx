import { BlockStack, Card, InlineGrid, Page, Text } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { CancelStorePlan, OwnPlan, StorePlanView } from '@tintory/plans-ui';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import { PageTitle } from '../../store/page-title.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';
import { RaiseCap } from '@tintory/plans-ui';
import { useCharge } from './use-charge.ts';

const toneOf = (state: string) => (state === 'active' ? 'good' : 'info');

/** The plans to choose from, beside the present plan and usage. */
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
        <BlockStack gap="400">
          <PlanCard raise={(cap) => <RaiseCap cap={cap} />} cancel={<CancelStorePlan />} />
          <OwnPlan frame={OwnCard} />
        </BlockStack>
      </InlineGrid>
    </Page>
  );
}

/** Card of a consumer plan that continues beside the store's plan. */
const OwnCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <BlockStack gap="400">
      <Text as="h2" variant="headingMd">
        {title}
      </Text>
      {children}
    </BlockStack>
  </Card>
);
