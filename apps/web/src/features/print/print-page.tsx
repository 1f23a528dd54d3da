import { IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { printProductsQuery } from '@tintory/api-client';
import { useLanguage, useT } from '@tintory/i18n';
import { type Language } from '@tintory/locales';
import { OwnDesigns, ProductBones, ProductGrid } from '@tintory/print-ui';
import { useApi } from '@tintory/session';
import { useToolServices } from '@tintory/tools-ui';
import { useKit, useOnline } from '@tintory/ui-kit';
import { Link, useSearchParams } from 'react-router-dom';
import { inLanguage } from '../../config/language-path.ts';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import site from '../../config/site.module.css';
import { CartLink } from './cart-link.tsx';
import styles from './ways.module.css';

/** All printable products; a picture in the URL is passed on to the chosen product. */
export function PrintPage() {
  const t = useT('print');
  const [params] = useSearchParams();
  const picture = params.get('picture');
  return (
    <div className={site['page']}>
      <PageMeta title={t('print:metaTitle')} description={t('print:metaDescription')} />
      <header className={site['head']}>
        <h1>{t('print:title')}</h1>
        <p>{t(picture ? 'print:carried' : 'print:lead')}</p>
        <Ways />
      </header>
      <Products picture={picture} />
    </div>
  );
}

/** To the cart, while something is in it, and to what was ordered. */
function Ways() {
  const t = useT('print');
  const { signedIn } = useToolServices();
  return (
    <div className={styles['ways']}>
      <CartLink />
      {signedIn && (
        <Link className={styles['way']} to={paths.printOrders.href()}>
          <IconPackage size={20} stroke={1.75} aria-hidden="true" />
          {t('print:orders')}
        </Link>
      )}
    </div>
  );
}

const designHref =
  (language: Language) =>
  ({ id, product_id: product }: { id: string; product_id: string }) =>
    inLanguage(
      language,
      `${paths.printProduct.href(product)}?${new URLSearchParams({ design: id })}`,
    );

function Products({ picture }: { picture: string | null }) {
  const t = useT('print');
  const { Banner, EmptyState } = useKit();
  const { language } = useLanguage();
  const online = useOnline();
  const { data, isError, refetch } = useQuery(printProductsQuery(useApi(), language));
  const again = { label: t('print:again'), onClick: () => void refetch() };
  if (data) {
    if (data.rows.length === 0) {
      return <EmptyState title={t('print:none')} text={t('print:noneText')} action={again} />;
    }
    const hrefOf = ({ id }: { id: string }) =>
      inLanguage(language, paths.printProduct.href(id, picture));
    const titleOf = (id: string) => data.rows.find((one) => one.id === id)?.title ?? '';
    return (
      <>
        {!picture && <OwnDesigns titleOf={titleOf} hrefOf={designHref(language)} />}
        <ProductGrid products={data.rows} hrefOf={hrefOf} />
      </>
    );
  }
  if (!online) return <Banner tone="caution" title={t('print:offline')} action={again} />;
  if (isError) return <Banner tone="bad" title={t('print:notLoaded')} action={again} />;
  return <ProductBones />;
}
