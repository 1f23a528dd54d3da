import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { useSell } from './use-sell.ts';

/** Progress or error of creating the product in the store. */
export function SellStatus({ selling }: { selling: ReturnType<typeof useSell> }) {
  const t = useT('merchantPrint');
  const { Banner } = useKit();
  const { busy, unsure, reasons } = selling;
  if (busy) {
    const text = t(unsure ? 'merchantPrint:sell.unsure' : 'merchantPrint:sell.working');
    return (
      <div role="status">
        <Banner tone={unsure ? 'caution' : 'info'} title={text} />
      </div>
    );
  }
  if (!reasons) return null;
  return (
    <Banner tone="bad" title={t('merchantPrint:sell.failed')}>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Banner>
  );
}
