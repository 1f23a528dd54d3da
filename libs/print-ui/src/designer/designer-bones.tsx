import type { PrintProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { blankOf, colorsOf } from '../catalogue/product-media.ts';
import styles from './designer.module.css';
import { ProductHead } from './product-head.tsx';

type DesignerBonesProps = { product?: PrintProduct; isCost?: boolean };

/** Of the page's true size, so that nothing moves when it comes; with what is known of the product. */
export function DesignerBones({ product, isCost = false }: DesignerBonesProps) {
  const t = useT('print');
  return (
    <div className={styles['desk']} role="status" aria-label={t('print:loadingProduct')}>
      <div className={styles['main']}>
        <div className={styles['stageBar']} />
        <BoneStage product={product} />
      </div>
      <div className={styles['panel']}>
        {product ? (
          <ProductHead
            product={product}
            price={product.variants[0]?.price ?? product.base_price}
            isCost={isCost}
          />
        ) : (
          <>
            <span className={styles['boneLine']} />
            <span className={styles['boneLine']} data-short />
          </>
        )}
        <span className={styles['boneBlock']} />
      </div>
    </div>
  );
}

/** The product as it lies there before anything is on it. */
function BoneStage({ product }: { product: PrintProduct | undefined }) {
  const [area] = product?.print_areas ?? [];
  if (!product || !area) return <div className={styles['boneStage']} />;
  const blank = blankOf(product, area.id, colorsOf(product)[0]?.id ?? null);
  const { width, height } = area.view;
  return (
    <div className={styles['boneStage']} style={{ aspectRatio: `${width} / ${height}` }}>
      {blank && <img src={blank.url} alt={product.title} width={1_200} height={1_200} />}
    </div>
  );
}
