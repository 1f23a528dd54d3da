import { useFormats, useT } from '@tintory/i18n';
import { AppLink, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { CartRow } from './cart-row.tsx';
import styles from './checkout.module.css';
import type { PrintPaths } from './print-paths.ts';
import { useCartLines } from './use-cart-lines.ts';

/** What is about to be ordered, with its prices. */
export function CartView({ paths }: { paths: PrintPaths }) {
  const t = useT('printOrders');
  const lines = useCartLines();
  const { Banner, EmptyState } = useKit();
  const { navigate } = useToolServices();
  if (lines.items.length === 0) {
    return (
      <EmptyState
        title={t('printOrders:cart.empty')}
        text={t('printOrders:cart.emptyText')}
        action={{ label: t('printOrders:cart.toPrint'), onClick: () => navigate(paths.print) }}
      />
    );
  }
  return (
    <div className={styles['columns']}>
      <div>
        {lines.isFailed && (
          <Banner
            tone="bad"
            title={t('printOrders:cart.notLoaded')}
            action={{ label: t('printOrders:cart.again'), onClick: lines.retry }}
          />
        )}
        <ul className={styles['rows']}>
          {lines.entries.map((entry) => (
            <CartRow
              key={`${entry.item.design_id} ${entry.item.variant_id}`}
              entry={entry}
              lines={lines}
            />
          ))}
        </ul>
      </div>
      <Totals lines={lines} paths={paths} />
    </div>
  );
}

type TotalsProps = { lines: ReturnType<typeof useCartLines>; paths: PrintPaths };

function Totals({ lines, paths }: TotalsProps) {
  const t = useT('printOrders');
  const { money } = useFormats();
  const { Button } = useKit();
  const { navigate } = useToolServices();
  const { goods, currency, isPriced, hasEnded } = lines;
  return (
    <aside className={styles['summary']} aria-label={t('printOrders:checkout.summary')}>
      <p className={styles['sum']}>
        <span>{t('printOrders:cart.subtotal')}</span>
        <strong>{money(goods, currency)}</strong>
      </p>
      <p className={styles['quiet']}>{t('printOrders:cart.later')}</p>
      <Button
        variant="primary"
        size="large"
        fullWidth
        disabled={!isPriced || hasEnded}
        onClick={() => navigate(paths.checkout)}
      >
        {t('printOrders:cart.checkout')}
      </Button>
      <AppLink href={paths.print} className={styles['link']}>
        {t('printOrders:cart.goOn')}
      </AppLink>
    </aside>
  );
}
