import type { ShippingMethod } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';

/** How long a parcel takes, in words. */
export function useShippingTime() {
  const t = useT('printOrders');
  const { number } = useFormats();
  return ({ min_days: min, max_days: max }: Pick<ShippingMethod, 'min_days' | 'max_days'>) =>
    min === max
      ? t('printOrders:time.days', { count: max })
      : t('printOrders:time.range', { count: max, min: number(min) });
}
