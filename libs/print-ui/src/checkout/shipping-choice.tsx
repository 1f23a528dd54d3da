import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './checkout.module.css';
import type { ShippingWork } from './use-shipping.ts';
import { useShippingTime } from './use-shipping-time.ts';

/** How it is sent: asked for once it is known where to. */
export function ShippingChoice({ work }: { work: ShippingWork }) {
  const t = useT('printOrders');
  const { money } = useFormats();
  const timeOf = useShippingTime();
  const { Banner, RadioGroup, Spinner } = useKit();
  const { state, methods, chosen, choose, retry, zipProblem } = work;
  if (state === 'failed') {
    return (
      <Banner
        tone="bad"
        title={t('printOrders:checkout.shippingFailed')}
        action={{ label: t('printOrders:checkout.again'), onClick: retry }}
      />
    );
  }
  if (state === 'loading') return <Spinner label={t('printOrders:checkout.shippingNow')} />;
  if (state === 'none') return <p role="status">{t('printOrders:checkout.noMethods')}</p>;
  if (state === 'asking first') {
    return (
      <p role="status" className={styles[zipProblem ? 'bad' : 'quiet']}>
        {zipProblem ?? t('printOrders:checkout.shippingFirst')}
      </p>
    );
  }
  return (
    <RadioGroup
      label={t('printOrders:checkout.chooseShipping')}
      value={chosen?.id ?? ''}
      onChange={choose}
      labelHidden
      options={methods.map((method) => ({
        ...{ value: method.id, label: method.name, note: timeOf(method) },
        aside: money(method.price, method.currency),
      }))}
    />
  );
}
