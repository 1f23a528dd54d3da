import type { PrintOrder } from '@tintory/contract';
import { useFormats, useLanguage, useT } from '@tintory/i18n';
import { Mockup } from '../checkout/mockup.tsx';
import styles from './orders.module.css';

/** What was bought, for how much, and where it goes. */
export function OrderFacts({ order }: { order: PrintOrder }) {
  const t = useT('printOrders');
  const { money, number } = useFormats();
  const { currency, shipping, items, amount } = order;
  return (
    <div className={styles['facts']}>
      <section className={styles['items']}>
        <h2>{t('printOrders:order.items')}</h2>
        <ul>
          {items.map((item) => (
            <li key={`${item.design_id} ${item.variant_id}`}>
              <Mockup url={item.mockup_url} />
              <span>
                <strong>
                  {t('printOrders:order.pieceOf', { count: item.quantity, title: item.title })}
                </strong>
                <span className={styles['quiet']}>{item.variant_title}</span>
              </span>
              <span className={styles['amount']}>
                {money(item.price * item.quantity, currency)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles['sum']}>
          <span>
            {t('printOrders:order.shipping', {
              ...{ name: shipping.name },
              ...{ min: number(shipping.min_days), max: number(shipping.max_days) },
            })}
          </span>
          <span>{money(shipping.price, shipping.currency)}</span>
        </p>
        <p className={styles['sum']}>
          <strong>{t('printOrders:order.total')}</strong>
          <strong>{money(amount, currency)}</strong>
        </p>
      </section>
      <Address order={order} />
    </div>
  );
}

function Address({ order: { address } }: { order: PrintOrder }) {
  const t = useT('printOrders');
  const { language } = useLanguage();
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(address.country_code);
  const city = [address.zip, address.city].filter(Boolean).join(' ');
  const lines = [address.name, address.line1, address.line2, city, address.state, country];
  return (
    <section className={styles['items']}>
      <h2>{t('printOrders:order.address')}</h2>
      <address className={styles['address']}>
        {lines.filter(Boolean).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
    </section>
  );
}
