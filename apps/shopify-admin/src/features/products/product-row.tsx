import { Checkbox } from '@shopify/polaris';
import type { StoreProduct } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { ProductState } from '../../store/use-product.ts';
import styles from './products.module.css';

type ProductRowProps = { product: StoreProduct; chosen: boolean; onToggle: () => void };

/** The box chooses the product; all the rest of the row leads to it. */
export function ProductRow({ product, chosen, onToggle }: ProductRowProps) {
  const t = useT('merchant');
  const { id, title, featured_image: image } = product;
  return (
    <li className={styles['row']} data-chosen={chosen || undefined}>
      <Checkbox
        label={t('merchant:products.choose', { name: title })}
        labelHidden
        checked={chosen}
        onChange={onToggle}
      />
      <span className={styles['thumb']}>
        {image && <img src={image.thumbnail_url} alt="" loading="lazy" width={48} height={48} />}
      </span>
      <Link
        className={styles['name']}
        to={paths.product.href(id)}
        state={{ product: { id, title } } satisfies ProductState}
      >
        {title}
      </Link>
    </li>
  );
}
