import { useFormats, useT } from '@tintory/i18n';

type Charged = { status: string; credits: number; fee?: number };

/** What work cost, in words: credits, or the fee that a store is charged in their place. */
export function useCost() {
  const t = useT('history');
  const formats = useFormats();
  return ({ status, credits, fee = 0 }: Charged): string => {
    // Only a result costs; what failed or was stopped was given back.
    if (status === 'failed' || status === 'canceled') return t('history:cost', { count: 0 });
    return fee > 0 ? formats.dollars(fee / 100) : t('history:cost', { count: credits });
  };
}
