import type { PrintOrder } from '@tintory/contract';
import { useFormats, useLanguage, useT } from '@tintory/i18n';
import { Mockup } from '../checkout/mockup.tsx';
import { useShippingTime } from '../checkout/use-shipping-time.ts';
import styles from './orders.module.css';

/** What the payment provider added to goods and shipping; nothing before it is paid. */
function taxOf({ items, shipping, amount }: PrintOrder): number {
  const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  // Hundredths: sums of decimals are off by less.
  return Math.round((amount - goods - shipping.price) * 100) / 100;
}

/** What was bought, for how much, and where it goes. */
export function OrderFacts({ order }: { order: PrintOrder }) {
  const t = useT('printOrders');
  const { money } = useFormats();
  const timeOf = useShippingTime();
  const { currency, shipping, items, amount } = order;
  const tax = taxOf(order);
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
            {t('printOrders:order.shipping', { name: shipping.name, time: timeOf(shipping) })}
          </span>
          <span>{money(shipping.price, shipping.currency)}</span>
        </p>
        {tax > 0 && (
          <p className={styles['sum']}>
            <span>{t('printOrders:order.tax')}</span>
            <span>{money(tax, currency)}</span>
          </p>
        )}
        <p className={styles['sum']}>
          <strong>{t('printOrders:order.total')}</strong>
          <strong>{money(amount, currency)}</strong>
        </p>
      </section>
      <Address order={order} />
    </div>
  );
}

/** Where the post wants a state it stands between city and postal code: "Berkeley, CA 94704". */
function cityLine({ zip, city, state }: PrintOrder['address']): string {
  if (state) return `${city}, ${[state, zip].filter(Boolean).join(' ')}`;
  return [zip, city].filter(Boolean).join(' ');
}

function Address({ order: { address } }: { order: PrintOrder }) {
  const t = useT('printOrders');
  const { language } = useLanguage();
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(address.country_code);
  const lines = [address.name, address.line1, address.line2, cityLine(address), country];
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
