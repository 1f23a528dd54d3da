import { printProductKinds, type PrintProduct } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { AppLink } from '@tintory/tools-ui';
import styles from './catalogue.module.css';
import { tileOf } from './product-media.ts';

type ProductGridProps = {
  products: readonly PrintProduct[];
  /** The page on which a product is designed. */
  hrefOf: (product: PrintProduct) => string;
};

/** Everything that can be printed on, by kind. */
export function ProductGrid({ products, hrefOf }: ProductGridProps) {
  const t = useT('print');
  const kinds = printProductKinds.filter((kind) => products.some((one) => one.kind === kind));
  return kinds.map((kind) => (
    <section key={kind} className={styles['kind']} aria-labelledby={`print-${kind}`}>
      <h2 id={`print-${kind}`}>{t(`print:kinds.${kind}`)}</h2>
      <ul className={styles['cards']}>
        {products
          .filter((product) => product.kind === kind)
          .map((product) => (
            <ProductCard key={product.id} product={product} href={hrefOf(product)} />
          ))}
      </ul>
    </section>
  ));
}

function ProductCard({ product, href }: { product: PrintProduct; href: string }) {
  const t = useT('print');
  const { money } = useFormats();
  const picture = tileOf(product);
  return (
    <li>
      <AppLink href={href} className={styles['card']}>
        <span className={styles['look']}>
          {picture && <img src={picture.url} alt="" loading="lazy" decoding="async" />}
        </span>
        <strong>{product.title}</strong>
        <span className={styles['from']}>
          {t('print:from', { price: money(product.base_price, product.currency) })}
        </span>
      </AppLink>
    </li>
  );
}

/** Of the true size, so that nothing moves when the products come. */
export function ProductBones() {
  const t = useT('print');
  return (
    <div role="status" aria-label={t('print:loading')} className={styles['kind']}>
      <span className={styles['boneTitle']} />
      <div className={styles['cards']}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className={styles['card']}>
            <span className={styles['look']} />
            <span className={styles['boneText']} />
          </span>
        ))}
      </div>
    </div>
  );
}
