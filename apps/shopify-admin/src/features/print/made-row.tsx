import { Badge, Button, Text } from '@shopify/polaris';
import type { PrintInStore } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { paths } from '../../config/paths.ts';
import { adminProduct } from './admin-product.ts';
import { PriceLine } from './price-line.tsx';
import styles from './print.module.css';
import { useMadeActions } from './use-made-actions.ts';

const tones = {
  creating: 'info',
  failed: 'critical',
  draft: 'info',
  published: 'success',
  changed: 'attention',
  deleted: undefined,
} as const;

/** A design in the store, with its state and actions. */
export function MadeRow({ made }: { made: PrintInStore }) {
  const t = useT('merchantPrint');
  const { date } = useFormats();
  const { title, state, picture_url: picture, problem, outdated } = made;
  const tone = tones[state];
  return (
    <li className={styles['row']}>
      <span className={styles['thumb']}>
        {picture && <img src={picture} alt="" loading="lazy" />}
      </span>
      <div className={styles['what']}>
        <span className={styles['line']}>
          <Text as="span" fontWeight="medium">
            {title}
          </Text>
          <Badge {...(tone && { tone })}>{t(`merchantPrint:states.${state}`)}</Badge>
        </span>
        <PriceLine sold={made} />
        <Text as="span" tone="subdued" variant="bodySm">
          <time dateTime={made.created_at}>{date(made.created_at)}</time>
        </Text>
        {(problem || (outdated && state !== 'deleted')) && (
          <Text as="span" variant="bodySm" tone={problem ? 'critical' : 'caution'}>
            {problem?.message ?? t('merchantPrint:made.outdated')}
          </Text>
        )}
      </div>
      <Actions made={made} />
    </li>
  );
}

function Actions({ made }: { made: PrintInStore }) {
  const t = useT('merchantPrint');
  const { undo, render } = useMadeActions(made.id);
  const { title, state, product_id: productId } = made;
  if (state === 'failed') {
    return (
      <div className={styles['actions']}>
        <Button url={paths.printSell.href(made.design_id)}>
          {t('merchantPrint:made.sellAgain')}
        </Button>
      </div>
    );
  }
  if (!productId || state === 'deleted' || state === 'creating') return null;
  const busy = undo.isPending || render.isPending;
  return (
    <div className={styles['actions']}>
      <Button
        url={adminProduct(productId)}
        accessibilityLabel={t('merchantPrint:made.openThis', { title })}
      >
        {t('merchantPrint:made.open')}
      </Button>
      <Button
        disabled={busy}
        loading={render.isPending}
        accessibilityLabel={t('merchantPrint:made.renderThis', { title })}
        onClick={() => render.mutate()}
      >
        {t('merchantPrint:made.render')}
      </Button>
      {made.undoable && (
        <Button
          disabled={busy}
          loading={undo.isPending}
          accessibilityLabel={t('merchantPrint:made.undoThis', { title })}
          onClick={() => undo.mutate()}
        >
          {t('merchantPrint:made.undo')}
        </Button>
      )}
    </div>
  );
}
