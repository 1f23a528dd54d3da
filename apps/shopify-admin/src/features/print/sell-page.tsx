import { Page } from '@shopify/polaris';
import {
  isMissing,
  printDesignQuery,
  printProductsQuery,
  printStoreSetupQuery,
} from '@tintory/api-client';
import type { PrintInStore } from '@tintory/contract';
import { useLanguage, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit, useOnline } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import { paths } from '../../config/paths.ts';
import { FulfilmentBanner } from './fulfilment-banner.tsx';
import styles from './print.module.css';
import { SellForm } from './sell-form.tsx';
import { SoldCard } from './sold-card.tsx';

/** The page on which a design becomes a product of the store. */
export function SellPage() {
  const t = useT('merchantPrint');
  const { design: id = '' } = useParams();
  return (
    <>
      <PageTitle title={t('merchantPrint:sell.title')} />
      <Sell key={id} id={id} />
    </>
  );
}

function Sell({ id }: { id: string }) {
  const t = useT('merchantPrint', 'print');
  const { Banner, Spinner } = useKit();
  const api = useApi();
  const online = useOnline();
  const { language } = useLanguage();
  const [sold, setSold] = useState<PrintInStore | null>(null);
  const design = useQuery(printDesignQuery(api, id));
  const products = useQuery(printProductsQuery(api, language));
  const setup = useQuery(printStoreSetupQuery(api));
  const back = { url: paths.print.href(), content: t('merchantPrint:all') };
  const product = products.data?.rows.find((one) => one.id === design.data?.product_id);
  const title = t('merchantPrint:sell.title');
  if (sold) return <SoldCard sold={sold} fulfilled={setup.data?.fulfilled ?? false} />;
  if (design.data && product && setup.data) {
    const given = { design: design.data, product, currency: setup.data.currency };
    return <SellForm {...given} notice={<FulfilmentBanner />} onSold={setSold} />;
  }
  const queries = [design, products, setup];
  const error = queries.find((query) => query.error)?.error;
  const gone = isMissing(design.error);
  const missing = design.data && products.data && !product;
  const again = {
    label: t('merchantPrint:made.again'),
    onClick: () => queries.forEach((query) => void query.refetch()),
  };
  return (
    <Page title={title} backAction={back}>
      {gone && <Banner tone="bad" title={t('merchantPrint:sell.gone')} />}
      {missing && <Banner tone="bad" title={t('merchantPrint:sell.soldOut')} />}
      {!gone && !missing && (error || !online) && (
        <Banner
          tone={online ? 'bad' : 'caution'}
          title={online ? t('merchantPrint:sell.notLoaded') : t('print:offline')}
          action={again}
        />
      )}
      {!error && online && !missing && (
        <div className={styles['waiting']}>
          <Spinner label={t('print:loadingProduct')} />
        </div>
      )}
    </Page>
  );
}
