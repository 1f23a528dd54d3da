import type { ShippingMethod } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { AppLink } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import styles from './checkout.module.css';
import { Mockup } from './mockup.tsx';
import type { PrintPaths } from './print-paths.ts';
import type { CartLines } from './use-cart-lines.ts';
import type { usePay } from './use-pay.ts';

type CheckoutSummaryProps = {
  lines: CartLines;
  method: ShippingMethod | undefined;
  payment: ReturnType<typeof usePay>;
  paths: PrintPaths;
};

/** What it comes to, and the button that leads to the payment page. */
export function CheckoutSummary({ lines, method, payment, paths }: CheckoutSummaryProps) {
  const t = useT('printOrders');
  const { money } = useFormats();
  const { Banner, Button } = useKit();
  const total = money(lines.goods + (method?.price ?? 0), lines.currency);
  return (
    <aside className={styles['summary']} aria-label={t('printOrders:checkout.summary')}>
      <h2>{t('printOrders:checkout.summary')}</h2>
      <ul className={styles['small']}>
        {lines.entries.map(({ item, variant, price }) => (
          <li key={`${item.design_id} ${item.variant_id}`}>
            <Mockup url={item.mockup_url} />
            <span className={styles['what']}>
              <strong>
                {t('printOrders:order.pieceOf', { count: item.quantity, title: item.title })}
              </strong>
              <span className={styles[variant || !lines.isPriced ? 'quiet' : 'bad']}>
                {variant || !lines.isPriced ? variant?.title : t('printOrders:cart.ended')}
              </span>
            </span>
            <span className={styles['amount']}>{money(price * item.quantity, lines.currency)}</span>
          </li>
        ))}
      </ul>
      <p className={styles['sum']}>
        <span>{t('printOrders:checkout.items')}</span>
        <span>{money(lines.goods, lines.currency)}</span>
      </p>
      <p className={styles['sum']}>
        <span>{t('printOrders:checkout.sending')}</span>
        <span>{method ? money(method.price, method.currency) : '–'}</span>
      </p>
      <p className={styles['total']}>
        <span>{t('printOrders:checkout.total')}</span>
        <strong>{total}</strong>
      </p>
      <p className={styles['quiet']}>{t('printOrders:checkout.tax')}</p>
      {payment.problem && (
        <Banner tone={payment.isUnsure ? 'info' : 'bad'} title={payment.problem} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        loading={payment.isPaying}
        disabled={!lines.isPriced || lines.hasEnded}
      >
        {method
          ? t('printOrders:checkout.pay', { amount: total })
          : t('printOrders:checkout.payUnknown')}
      </Button>
      <AppLink href={paths.cart} className={styles['link']}>
        {t('printOrders:checkout.back')}
      </AppLink>
    </aside>
  );
}
