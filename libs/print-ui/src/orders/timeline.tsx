import type { PrintOrder } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from './orders.module.css';
import { timelineSteps } from './timeline-steps.ts';

type TimelineProps = { status: PrintOrder['status']; isPaid?: boolean };

/** How an order stands, and what is still to come. */
export function Timeline({ status, isPaid = true }: TimelineProps) {
  const t = useT('printOrders');
  return (
    <ol className={styles['timeline']} aria-label={t('printOrders:order.steps')}>
      {timelineSteps(status, isPaid).map((step) => (
        <li
          key={step.status}
          data-state={step.state}
          {...(step.status === status ? { 'aria-current': 'step' as const } : {})}
        >
          {t(`printOrders:status.${step.status}`)}
        </li>
      ))}
    </ol>
  );
}
