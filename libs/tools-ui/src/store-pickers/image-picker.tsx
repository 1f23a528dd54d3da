import type { StoreImage, StoreProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Dialog, type ModalControls } from '@tintory/ui-kit';
import { useEffect, useState } from 'react';
import { ImageGrid } from './image-grid.tsx';
import { pickerWidth } from './product-picker.tsx';
import { ProductSearch } from './product-search.tsx';
import styles from './store-pickers.module.css';

/** A picture of the store, as the pickers return it. */
export type ChosenImage = {
  productId: string;
  imageUrl: string;
  fileId: string;
  product: StoreProduct;
};

type ImagePickerProps = { onChoose: (image: ChosenImage) => void };

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'store-images': ImagePickerProps;
  }
}

/** Shows the check mark before closing, in milliseconds. */
const shownMs = 400;

/** A dialog for choosing a product's picture. */
export function ImagePicker({ onChoose, onClose }: ImagePickerProps & ModalControls) {
  const t = useT('store');
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(() => {
      onChoose(chosen);
      onClose();
    }, shownMs);
    return () => clearTimeout(timer);
  }, [chosen, onChoose, onClose]);

  const choose = (product: StoreProduct, image: StoreImage) =>
    setChosen({
      productId: product.id,
      imageUrl: image.Image.image.url,
      fileId: image.id,
      product,
    });
  return (
    <Dialog
      title={t('store:picker.image')}
      closeLabel={t('close')}
      width={pickerWidth}
      onClose={onClose}
    >
      <ProductSearch
        draw={(product) => (
          <section className={styles['withImages']} aria-label={product.title}>
            <span className={styles['name']}>{product.title}</span>
            <ImageGrid
              product={product}
              chosenId={chosen?.fileId ?? null}
              onChoose={(image) => choose(product, image)}
            />
          </section>
        )}
      />
    </Dialog>
  );
}
