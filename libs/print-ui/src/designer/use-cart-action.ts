import { useFormats, useT } from '@tintory/i18n';
import { useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import type { Desk } from './use-desk.ts';

/** Puts the design at hand into the cart, in the colour and size that are chosen. */
export function useCartAction({ product, choices, rendering }: Desk, cartPath: string) {
  const t = useT('print');
  const { money } = useFormats();
  const { toast } = useKit();
  const { signedIn, requestSignIn, navigate } = useToolServices();
  const cart = useCart();
  const [adding, setAdding] = useState(false);
  const { variant } = choices;

  const put = async (): Promise<boolean> => {
    const design = await rendering.render();
    if (!design || !variant) return false;
    const taken = cart.add({
      ...{ design_id: design.id, product_id: product.id, variant_id: variant.id },
      ...{ quantity: 1, price: variant.price, title: product.title },
      mockup_url: design.mockups[0]?.url ?? null,
    });
    const goOn = { label: t('print:toCart'), onClick: () => navigate(cartPath) };
    if (taken) toast({ tone: 'good', text: t('print:added'), action: goOn });
    else toast({ tone: 'bad', text: t('print:cartFull'), action: goOn });
    return taken;
  };
  /** @returns whether it lies in the cart now */
  const add = async (): Promise<boolean> => {
    if (!signedIn) {
      requestSignIn();
      return false;
    }
    setAdding(true);
    return put().finally(() => setAdding(false));
  };
  const price = variant?.available ? money(variant.price, product.currency) : null;
  return { add, adding, price };
}
