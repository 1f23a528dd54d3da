import type { PrintProduct } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import styles from './designer.module.css';

type ProductHeadProps = { product: PrintProduct; price: number; isCost: boolean };

/** What is designed on, and what a piece of it costs. */
export function ProductHead({ product, price: amount, isCost }: ProductHeadProps) {
  const t = useT('print');
  const { money } = useFormats();
  const price = money(amount, product.currency);
  return (
    <header className={styles['head']}>
      <h1>{product.title}</h1>
      <p className={styles['price']}>{isCost ? t('print:costs', { price }) : price}</p>
      <p className={styles['note']}>{product.description}</p>
    </header>
  );
}
