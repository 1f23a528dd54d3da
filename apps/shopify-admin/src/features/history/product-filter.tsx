import { Button } from '@shopify/polaris';
import { XSmallIcon } from '@shopify/polaris-icons';
import { useT } from '@tintory/i18n';
import { openModal } from '@tintory/ui-kit';
import { useProductTitle } from '../../store/use-product-title.ts';
import styles from './history.module.css';

type ProductFilterProps = {
  productId: string | null;
  onChange: (productId: string | null) => void;
};

/** Filters results by one product of the store. */
export function ProductFilter({ productId, onChange }: ProductFilterProps) {
  const t = useT('merchant');
  const title = useProductTitle(productId);
  const choose = () => openModal('store-products', { onChoose: onChange });
  return (
    <div className={styles['product']}>
      <Button size="large" onClick={choose}>
        {productId === null
          ? t('merchant:history.allProducts')
          : title === null
            ? t('merchant:history.unknownProduct')
            : t('merchant:history.oneProduct', { title })}
      </Button>
      {productId !== null && (
        <Button
          size="large"
          variant="tertiary"
          icon={XSmallIcon}
          accessibilityLabel={t('merchant:history.anyProduct')}
          onClick={() => onChange(null)}
        />
      )}
    </div>
  );
}
