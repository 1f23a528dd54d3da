import { Button } from '@shopify/polaris';
import { ArrowLeftIcon } from '@shopify/polaris-icons';
import { ApiError, printProductQuery } from '@tintory/api-client';
import { useLanguage, useT } from '@tintory/i18n';
import { DesignerBones, ProductDesigner, SellBar, type Desk } from '@tintory/print-ui';
import { useApi } from '@tintory/session';
import { useKit, useOnline } from '@tintory/ui-kit';
import hidden from '@tintory/ui-kit/hidden.module.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import styles from './print.module.css';

/** The page on which one product is designed. */
export function DesignPage() {
  const t = useT('merchantPrint');
  const { product: id = '' } = useParams();
  return (
    <div className={styles['designer']}>
      <Button variant="tertiary" icon={ArrowLeftIcon} url={paths.print.href()}>
        {t('merchantPrint:all')}
      </Button>
      <Product key={id} id={id} />
    </div>
  );
}

function Product({ id }: { id: string }) {
  const t = useT('print');
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const query = useQuery(printProductQuery(useApi(), id, language));
  const { data: product } = query;
  const forget = (name: 'picture' | 'design') => () => {
    params.delete(name);
    setParams(params, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <PageTitle title={product?.title ?? t('print:title')} />
      {product ? (
        <ProductDesigner
          product={product}
          pictureId={params.get('picture')}
          onPictureTaken={forget('picture')}
          designId={params.get('design')}
          onDesignTaken={forget('design')}
          Bar={StoreBar}
          isCost
        />
      ) : (
        <Waiting error={query.error} onRetry={() => void query.refetch()} />
      )}
    </>
  );
}

function StoreBar({ desk }: { desk: Desk }) {
  const navigate = useNavigate();
  return <SellBar desk={desk} onSell={({ id }) => void navigate(paths.printSell.href(id))} />;
}

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

/** Shown while the product loads, or with the error. */
function Awaited({ error, onRetry }: WaitingProps) {
  const t = useT('print');
  const { Banner, EmptyState } = useKit();
  const navigate = useNavigate();
  const online = useOnline();
  if (error instanceof ApiError && error.code === 'NotFound') {
    const all = { label: t('print:all'), onClick: () => void navigate(paths.print.href()) };
    return <EmptyState title={t('print:gone')} text={t('print:goneText')} action={all} />;
  }
  if (online && !error) return <DesignerBones />;
  return (
    <Banner
      tone={online ? 'bad' : 'caution'}
      title={t(online ? 'print:productNotLoaded' : 'print:offline')}
      action={{ label: t('print:again'), onClick: onRetry }}
    />
  );
}
