import { useQuery } from '@tanstack/react-query';
import { ApiError, printProductQuery } from '@tintory/api-client';
import { useLanguage, useT } from '@tintory/i18n';
import { DesignerBones, OrderBar, ProductDesigner, type Desk } from '@tintory/print-ui';
import { useApi } from '@tintory/session';
import { useKit, useOnline } from '@tintory/ui-kit';
import hidden from '@tintory/ui-kit/hidden.module.css';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import { ProductMarkup } from './product-markup.tsx';
import styles from './product-page.module.css';

/** The page on which one product is designed. */
export function ProductPage() {
  const { product: id = '' } = useParams();
  return (
    <div data-wide className={styles['page']}>
      <Product key={id} id={id} />
    </div>
  );
}

function Product({ id }: { id: string }) {
  const t = useT('print');
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const query = useQuery(printProductQuery(useApi(), id, language));
  // The page comes drawn with every product, and this installation may not offer it.
  const product = isGone(query.error) ? undefined : query.data;
  const forget = (name: 'picture' | 'design') => () => {
    params.delete(name);
    setParams(params, { replace: true, preventScrollReset: true });
  };
  const name = product?.title ?? '';
  return (
    <>
      <PageMeta
        title={product ? t('print:designTitle', { product: name }) : t('print:title')}
        crumbs={[
          { name: t('print:title'), path: paths.print.href() },
          { name, path: paths.printProduct.href(id) },
        ]}
        description={[product?.description, t('print:designDescription')].filter(Boolean).join(' ')}
      />
      {product && <ProductMarkup product={product} />}
      {product ? (
        <ProductDesigner
          product={product}
          pictureId={params.get('picture')}
          onPictureTaken={forget('picture')}
          designId={params.get('design')}
          onDesignTaken={forget('design')}
          Bar={CartBar}
        />
      ) : (
        <Waiting error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  );
}

const CartBar = ({ desk }: { desk: Desk }) => (
  <OrderBar desk={desk} cartPath={paths.printCart.href()} />
);

type WaitingProps = { error: unknown; onRetry: () => void };

/** The page's heading until the product's own is loaded. */
function Waiting(props: WaitingProps) {
  const t = useT('print');
  return (
    <>
      <h1 className={hidden['hidden']}>{t('print:title')}</h1>
      <Awaited {...props} />
    </>
  );
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'NotFound';

/** Shown while the product loads, or with the error. */
function Awaited({ error, onRetry }: WaitingProps) {
  const t = useT('print');
  const { Banner, EmptyState } = useKit();
  const navigate = useNavigate();
  const online = useOnline();
  const again = { label: t('print:again'), onClick: onRetry };
  if (isGone(error)) {
    const all = { label: t('print:all'), onClick: () => void navigate(paths.print.href()) };
    return (
      <div className={styles['note']}>
        <EmptyState title={t('print:gone')} text={t('print:goneText')} action={all} />
      </div>
    );
  }
  if (!online || error) {
    const title = t(online ? 'print:productNotLoaded' : 'print:offline');
    return (
      <div className={styles['note']}>
        <Banner tone={online ? 'bad' : 'caution'} title={title} action={again} />
      </div>
    );
  }
  return <DesignerBones />;
}
