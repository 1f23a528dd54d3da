import { useT } from '@tintory/i18n';
import { AppLink } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useCart } from '../cart/use-cart.ts';
import { isEmpty } from '../design/layer.ts';
import { DesignBar } from './design-bar.tsx';
import styles from './designer.module.css';
import { useCartAction } from './use-cart-action.ts';
import type { Desk } from './use-desk.ts';

/** Seeing the design on the product, and buying it. */
export function OrderBar({ desk, cartPath }: { desk: Desk; cartPath: string }) {
  const t = useT('print');
  const { Button } = useKit();
  const cart = useCartAction(desk, cartPath);
  const { pieces } = useCart();
  return (
    <DesignBar
      desk={desk}
      acting={cart.adding}
      action={(close) => (
        <Button
          variant="primary"
          size="large"
          fullWidth
          disabled={isEmpty(desk.work.design) || !cart.price}
          loading={cart.adding}
          onClick={() => void cart.add().then((added) => added && close())}
        >
          {cart.price ? t('print:addToCart', { price: cart.price }) : t('print:noVariant')}
        </Button>
      )}
      foot={
        pieces > 0 && (
          <AppLink href={cartPath} className={styles['cart']}>
            {t('print:cart', { count: pieces })}
          </AppLink>
        )
      }
    />
  );
}
