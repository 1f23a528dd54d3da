import type { PrintOrder } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from './orders.module.css';
import { timelineSteps } from './timeline-steps.ts';

/** How an order stands, and what is still to come. */
export function Timeline({ status }: { status: PrintOrder['status'] }) {
  const t = useT('printOrders');
  return (
    <ol className={styles['timeline']} aria-label={t('printOrders:order.steps')}>
      {timelineSteps(status).map((step) => (
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
