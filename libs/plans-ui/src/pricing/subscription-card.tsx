import type { Plan } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { planState } from '@tintory/session';
import { OfferCard } from './offer-card.tsx';
import { pricePerCredit } from './price-per-credit.ts';
import styles from './pricing.module.css';
import { Tiers } from './tiers.tsx';
import { popularCredit, type Choice } from './use-choice.ts';
import { beginsLater } from '../begins-later.ts';
import { usePlanServices } from '../plan-services.tsx';

type SubscriptionCardProps = { choice: Choice; loading: boolean; onBuy: (plan: Plan) => void };

export function SubscriptionCard({ choice, loading, onBuy }: SubscriptionCardProps) {
  const t = useT('plans');
  const { date, dollars, number } = useFormats();
  const { member } = usePlanServices();
  const { interval, tiers, tier, chooseTier, all } = choice;
  const { canChange, next, renewsAt } = planState(member);
  const badge = ({ id, credit }: Plan) => {
    if (id === member?.plan_id) return t('plans:yours');
    if (id === next?.plan_id) return t('plans:next');
    return credit === popularCredit ? t('plans:popular') : null;
  };
  const label = () => {
    if (!canChange) return t('plans:subscribe');
    const has = tier && [member?.plan_id, next?.plan_id].includes(tier.id);
    return has ? t('plans:manage') : t('plans:change');
  };
  const later = tier && renewsAt && beginsLater(all, tier.id, member?.plan_id);
  return (
    <OfferCard
      title={t('plans:subscription.title')}
      text={t('plans:subscription.text')}
      head={<IntervalToggle choice={choice} />}
      perCredit={
        tier ? t('plans:perCredit', { price: dollars(pricePerCredit(tier, interval), 3) }) : ''
      }
      note={later ? t('plans:begins', { date: date(renewsAt) }) : null}
      action={{ label: label(), loading, main: true, onClick: () => tier && onBuy(tier) }}
    >
      <Tiers
        label={t('plans:subscription.tiers')}
        plans={tiers}
        chosen={tier}
        onChoose={chooseTier}
        draw={(plan) => ({
          amount: t('plans:credits', { count: plan.credit, amount: number(plan.credit) }),
          badge: badge(plan),
          price: t(interval === 'year' ? 'plans:perYear' : 'plans:perMonth', {
            price: dollars(plan.price),
          }),
        })}
      />
    </OfferCard>
  );
}

function IntervalToggle({ choice }: { choice: Choice }) {
  const t = useT('plans');
  return (
    <div
      role="radiogroup"
      aria-label={t('plans:subscription.interval')}
      className={styles['toggle']}
    >
      {(['month', 'year'] as const).map((interval) => (
        <label key={interval}>
          <input
            type="radio"
            name="interval"
            checked={choice.interval === interval}
            onChange={() => choice.chooseInterval(interval)}
          />
          {t(`plans:subscription.${interval}`)}
          {interval === 'year' && (
            <span className={styles['note']}>{t('plans:subscription.yearNote')}</span>
          )}
        </label>
      ))}
    </div>
  );
}
