import { useT } from '@tintory/i18n';
import { ParcelView } from '@tintory/print-ui';
import { useParams } from 'react-router-dom';
import { PageMeta } from '../../config/page-meta.tsx';
import site from '../../config/site.module.css';

/** Parcel tracking for anyone with the link: reveals neither the content nor the recipient. */
export function ParcelPage() {
  const t = useT('printOrders');
  const { id = '' } = useParams();
  return (
    <div className={site['page']}>
      <PageMeta
        title={t('printOrders:parcel.metaTitle')}
        description={t('printOrders:status.shipped')}
      />
      <ParcelView key={id} id={id} />
    </div>
  );
}
