import { plansQuery } from '@tintory/api-client';
import type { Plan, PlanInterval } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { usePlanServices } from '../plan-services.tsx';
import { CreditRules, CreditUses } from './credit-facts.tsx';
import { PackCard } from './pack-card.tsx';
import styles from './pricing.module.css';
import { PricingSkeleton } from './pricing-skeleton.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { useChoice } from './use-choice.ts';
import { usePurchase } from './use-purchase.ts';

type PricingViewProps = {
  /** Told when the payment page has opened. */
  onOpened?: () => void;
  /** Without what explains credits, where the view is a window. */
  brief?: boolean;
};

/** The two ways to get credits, and what they are good for. */
export function PricingView({ onOpened = () => undefined, brief = false }: PricingViewProps) {
  const t = useT('plans');
  const { Banner } = useKit();
  const { api } = usePlanServices();
  const plans = useQuery(plansQuery(api));
  const choice = useChoice(plans.data);
  const { buy, pending } = usePurchase(onOpened);
  const take = (plan: Plan, interval: PlanInterval) => buy({ planId: plan.id, interval });
  if (plans.isError) {
    return (
      <Banner
        tone="bad"
        title={t('plans:loadFailed')}
        action={{ label: t('plans:retry'), onClick: () => void plans.refetch() }}
      />
    );
  }
  if (!plans.data) return <PricingSkeleton />;
  return (
    <div className={styles['view']}>
      <div className={styles['cards']}>
        <SubscriptionCard
          choice={choice}
          loading={pending !== null && pending !== 'one_time'}
          onBuy={(plan) => take(plan, choice.interval)}
        />
        <PackCard
          choice={choice}
          loading={pending === 'one_time'}
          onBuy={(plan) => take(plan, 'one_time')}
        />
      </div>
      {!brief && choice.tier && <CreditUses credits={choice.tier.credit} />}
      {!brief && <CreditRules />}
    </div>
  );
}
