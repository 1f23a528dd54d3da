import { useQuery } from '@tanstack/react-query';
import { findTool } from '@tintory/catalog';
import { storePlansQuery } from '@tintory/api-client';
import { storeRules, type StorePlan } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import site from '../../config/site.module.css';
import styles from './merchants.module.css';

/** Credits per picture of the product picture tools. */
const creditsOfPicture = findTool('product_model')?.functions[0]?.credits ?? 1;

/** The store plans that the API offers. */
export function StorePlans() {
  const t = useT('merchants');
  const { data, isError, refetch } = useQuery(storePlansQuery(useApi()));
  return (
    <section className={site['section']} id="plans">
      <header className={styles['head']}>
        <h2>{t('merchants:plans.title')}</h2>
        <p>{t('merchants:plans.lead')}</p>
      </header>
      <div className={styles['plans']}>
        {isError && (
          <div className={site['bad']} role="alert">
            <p>{t('merchants:plans.failed')}</p>
            <button type="button" className={site['secondary']} onClick={() => void refetch()}>
              {t('merchants:plans.again')}
            </button>
          </div>
        )}
        {!data && !isError && (
          <div className={styles['bone']} role="status" aria-label={t('merchants:plans.loading')} />
        )}
        {data && <PlanTable plans={data.month} />}
        <p className={styles['note']}>
          {t('merchants:plans.note', { credits: creditsOfPicture, days: storeRules.capDays })}
        </p>
      </div>
    </section>
  );
}

const columns = ['volume', 'month', 'credits', 'each', 'cap'] as const;

function PlanTable({ plans }: { plans: readonly StorePlan[] }) {
  const t = useT('merchants');
  const { dollars, number } = useFormats();
  const cells = ({ credit, price, additional_fee, cap_amount }: StorePlan) => [
    t('merchants:plans.about', { amount: number(credit / creditsOfPicture) }),
    dollars(price),
    number(credit),
    dollars(additional_fee),
    dollars(cap_amount),
  ];
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`merchants:plans.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => {
          const [volume, ...others] = cells(plan);
          return (
            <tr key={plan.id}>
              <th scope="row">{volume}</th>
              {others.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-label={t(`merchants:plans.${columns[index + 1] ?? 'month'}`)}
                >
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
