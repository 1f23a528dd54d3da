import { useT } from '@tintory/i18n';
import { AppLink, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { isEmpty } from '../design/layer.ts';
import styles from './designer.module.css';
import { MockupGallery } from './mockup-gallery.tsx';
import { useCartAction } from './use-cart-action.ts';
import { useFailureTitle } from './use-failure-title.ts';
import type { Desk } from './use-desk.ts';

/** Seeing the design on the product, and buying it. */
export function OrderBar({ desk, cartPath }: { desk: Desk; cartPath: string }) {
  const t = useT('print');
  const titleOf = useFailureTitle();
  const { Banner, Button } = useKit();
  const { signedIn, requestSignIn } = useToolServices();
  const [open, setOpen] = useState(false);
  const { product, rendering, work } = desk;
  const cart = useCartAction(desk, cartPath);
  const { pieces } = useCart();
  const empty = isEmpty(work.design);
  const see = async () => {
    if (!signedIn) return requestSignIn();
    if (await rendering.render()) setOpen(true);
  };
  const buy = (
    <Button
      variant="primary"
      size="large"
      fullWidth
      disabled={empty || !cart.price}
      loading={cart.adding}
      onClick={() => void cart.add().then((added) => added && setOpen(false))}
    >
      {cart.price ? t('print:addToCart', { price: cart.price }) : t('print:noVariant')}
    </Button>
  );
  return (
    <div className={styles['actions']}>
      {rendering.failure && <Banner tone="bad" title={titleOf(rendering.failure)} />}
      {empty && <p className={styles['note']}>{t('print:emptyNote')}</p>}
      {!empty && !signedIn && <p className={styles['note']}>{t('print:signInNote')}</p>}
      <div className={styles['actionRow']}>
        <Button
          size="large"
          fullWidth
          disabled={empty}
          loading={rendering.busy && !cart.adding}
          onClick={() => void see()}
        >
          {t('print:see')}
        </Button>
        {buy}
      </div>
      {pieces > 0 && (
        <p className={styles['note']}>
          <AppLink href={cartPath}>{t('print:cart', { count: pieces })}</AppLink>
        </p>
      )}
      {open && rendering.result && (
        <MockupGallery
          design={rendering.result}
          title={product.title}
          action={buy}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
