import { storePlansQuery } from '@tintory/api-client';
import type { StorePlan } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlanServices } from '../plan-services.tsx';
import { beginsLater } from '../begins-later.ts';
import { PlanCard } from './plan-card.tsx';
import styles from './store-plans.module.css';
import { useStorePurchase } from './use-store-purchase.ts';
import { lastStep, planOfStep, stepOf, stepOfPlan, volumes } from './volumes.ts';

type StorePlanViewProps = {
  /** Told when the store's page has opened. */
  onOpened?: () => void;
  /** Without the heading, where a window or a page has one of its own. */
  headless?: boolean;
  /** Whether to begin one step above the plan that the store has. */
  larger?: boolean;
};

/** How many pictures a month, and the plan for as many. */
export function StorePlanView(props: StorePlanViewProps) {
  const { onOpened = () => undefined, headless, larger = false } = props;
  const t = useT('storePlans');
  const { Banner } = useKit();
  const { api } = usePlanServices();
  const plans = useQuery(storePlansQuery(api));
  return (
    <div className={styles['view']}>
      {!headless && (
        <div className={styles['lead']}>
          <h2 className={styles['title']}>{t('storePlans:title')}</h2>
          <p className={styles['quiet']}>{t('storePlans:lead')}</p>
        </div>
      )}
      {plans.isError && (
        <Banner
          tone="bad"
          title={t('storePlans:loadFailed')}
          action={{ label: t('storePlans:retry'), onClick: () => void plans.refetch() }}
        />
      )}
      {plans.isPending && (
        <div className={styles['bone']} role="status" aria-label={t('loading')} />
      )}
      {plans.data && (
        <Choice
          plans={plans.data.month}
          larger={larger}
          heading={headless ? 'h2' : 'h3'}
          onOpened={onOpened}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  plans: readonly StorePlan[];
  larger: boolean;
  heading: 'h2' | 'h3';
  onOpened: () => void;
};

function Choice({ plans, larger, heading, onOpened }: ChoiceProps) {
  const { member } = usePlanServices();
  const [chosen, setChosen] = useState<number | null>(null);
  const { pending, subscribe } = useStorePurchase(onOpened);
  const first = stepOfPlan(plans, member?.plan_id);
  const step = chosen ?? (larger ? stepOf(first + 1) : first);
  const plan = planOfStep(plans, step);
  if (!plan) return null;
  return (
    <>
      <VolumeSlider step={step} onStep={setChosen} />
      <PlanCard
        plan={plan}
        images={volumes[step] ?? ''}
        current={plan.id === member?.plan_id}
        begins={beginsLater(plans, plan.id, member?.plan_id) ? (member?.renews_at ?? null) : null}
        loading={pending}
        heading={heading}
        onPay={() => subscribe(plan.id)}
      />
    </>
  );
}

type VolumeSliderProps = { step: number; onStep: (step: number) => void };

function VolumeSlider({ step, onStep }: VolumeSliderProps) {
  const t = useT('storePlans');
  const { number } = useFormats();
  const { Slider } = useKit();
  const nameOf = (volume: string) =>
    volume.endsWith('+') ? `${number(Number.parseInt(volume, 10))}+` : number(Number(volume));
  return (
    <div className={styles['slider']}>
      <Slider
        label={t('storePlans:volume')}
        value={step}
        min={0}
        max={lastStep}
        step={1}
        format={(value) => t('storePlans:images', { amount: nameOf(volumes[stepOf(value)] ?? '') })}
        onChange={(value) => onStep(stepOf(value))}
      />
      <div className={styles['marks']} aria-hidden="true">
        {volumes.map((volume, index) => (
          <button
            key={volume}
            type="button"
            tabIndex={-1}
            className={styles['mark']}
            data-chosen={index === step || undefined}
            onClick={() => onStep(index)}
          >
            {nameOf(volume)}
          </button>
        ))}
      </div>
    </div>
  );
}
