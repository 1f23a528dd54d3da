import type { StoreProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Dialog, type ModalControls } from '@tintory/ui-kit';
import { ProductSearch } from './product-search.tsx';
import styles from './store-pickers.module.css';

type ProductPickerProps = {
  onChoose: (productId: string) => void;
  /** Called if the dialog closes without a choice. */
  onLeave?: () => void;
};

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'store-products': ProductPickerProps;
  }
}

/** Maximum width of both pickers, in pixels. */
export const pickerWidth = 800;

/** A dialog for choosing a store product; returns only its id. */
export function ProductPicker({ onChoose, onLeave, onClose }: ProductPickerProps & ModalControls) {
  const t = useT('store');
  const choose = ({ id }: StoreProduct) => {
    onChoose(id);
    onClose();
  };
  const leave = () => {
    onLeave?.();
    onClose();
  };
  return (
    <Dialog
      title={t('store:picker.product')}
      closeLabel={t('close')}
      width={pickerWidth}
      onClose={leave}
    >
      <ProductSearch
        draw={(product) => (
          <button type="button" className={styles['product']} onClick={() => choose(product)}>
            <ProductHead product={product} />
          </button>
        )}
      />
    </Dialog>
  );
}

/** Picture and title of a product. */
const ProductHead = ({ product }: { product: StoreProduct }) => (
  <>
    <span className={styles['cover']}>
      {product.featured_image && (
        <img
          src={product.featured_image.thumbnail_url}
          alt=""
          loading="lazy"
          width={48}
          height={48}
        />
      )}
    </span>
    <span className={styles['name']}>{product.title}</span>
  </>
);
