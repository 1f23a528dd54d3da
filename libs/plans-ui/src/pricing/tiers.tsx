import type { Plan } from '@tintory/contract';
import { useId } from 'react';
import styles from './pricing.module.css';

type TiersProps = {
  label: string;
  plans: readonly Plan[];
  chosen: Plan | undefined;
  onChoose: (plan: Plan) => void;
  /** What stands in a row: the amount, a badge, the price. */
  draw: (plan: Plan) => { amount: string; badge: string | null; price: string };
};

/** Plans to choose one from: radio buttons, each a whole row. */
export function Tiers({ label, plans, chosen, onChoose, draw }: TiersProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className={styles['tiers']}>
      <span id={`${name}-label`} className={styles['label']}>
        {label}
      </span>
      {plans.map((plan) => {
        const { amount, badge, price } = draw(plan);
        return (
          <label key={plan.id} className={styles['tier']}>
            <input
              type="radio"
              name={name}
              checked={plan.id === chosen?.id}
              onChange={() => onChoose(plan)}
            />
            <span className={styles['what']}>
              <span className={styles['amount']}>{amount}</span>
              {badge && <span className={styles['badge']}>{badge}</span>}
            </span>
            <span className={styles['price']}>{price}</span>
          </label>
        );
      })}
    </div>
  );
}
