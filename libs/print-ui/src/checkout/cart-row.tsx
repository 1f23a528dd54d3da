import { IconMinus, IconPlus, IconTrash } from '@tabler/icons-react';
import { orderRules } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { leaveRow } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { useRef } from 'react';
import styles from './checkout.module.css';
import { Mockup } from './mockup.tsx';
import type { CartEntry, CartLines } from './use-cart-lines.ts';

type CartRowProps = { entry: CartEntry; lines: CartLines };

/** One design on one variant: how many, and what it costs. */
export function CartRow({ entry, lines }: CartRowProps) {
  const t = useT('printOrders');
  const { money } = useFormats();
  const { IconButton, toast } = useKit();
  const row = useRef<HTMLLIElement>(null);
  const { item, variant, price } = entry;
  const isEnded = lines.isPriced && !variant;
  const remove = () => {
    leaveRow(row.current);
    lines.remove(item);
    toast({
      tone: 'info',
      text: t('printOrders:cart.removed', { item: item.title }),
      action: { label: t('printOrders:cart.undo'), onClick: lines.undo },
    });
  };
  return (
    <li ref={row} className={styles['row']}>
      <Mockup url={item.mockup_url} />
      <div className={styles['what']}>
        <strong>{item.title}</strong>
        {variant && <span className={styles['quiet']}>{variant.title}</span>}
        {item.quantity > 1 && (
          <span className={styles['quiet']}>
            {t('printOrders:cart.each', { price: money(price, lines.currency) })}
          </span>
        )}
        {isEnded && <span className={styles['bad']}>{t('printOrders:cart.ended')}</span>}
      </div>
      <Quantity entry={entry} lines={lines} />
      <span className={styles['amount']}>{money(price * item.quantity, lines.currency)}</span>
      <IconButton
        label={t('printOrders:cart.remove', { item: item.title })}
        icon={<IconTrash size={20} stroke={1.75} />}
        onClick={remove}
      />
    </li>
  );
}

function Quantity({ entry: { item }, lines }: CartRowProps) {
  const t = useT('printOrders');
  const { number } = useFormats();
  const { IconButton } = useKit();
  const { title, quantity } = item;
  return (
    <div
      className={styles['quantity']}
      role="group"
      aria-label={t('printOrders:cart.quantity', { item: title })}
    >
      <IconButton
        label={t('printOrders:cart.fewer', { item: title })}
        icon={<IconMinus size={18} stroke={1.75} />}
        disabled={quantity <= 1}
        onClick={() => lines.change(item, quantity - 1)}
      />
      <span aria-live="polite">{number(quantity)}</span>
      <IconButton
        label={t('printOrders:cart.more', { item: title })}
        icon={<IconPlus size={18} stroke={1.75} />}
        disabled={quantity >= orderRules.maxQuantity}
        onClick={() => lines.change(item, quantity + 1)}
      />
    </div>
  );
}
