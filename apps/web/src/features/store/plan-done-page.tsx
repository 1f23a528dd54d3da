import { chargeQuery, storePlansQuery } from '@tintory/api-client';
import { useQuery } from '@tanstack/react-query';
import { useT } from '@tintory/i18n';
import { useChargeState } from '@tintory/plans-ui';
import { useApi, useUser } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import styles from './store-pages.module.css';

/** The return page from the store's charge page: asks the store for the charge's status. */
export function PlanDonePage() {
  const t = useT('store');
  const { Button } = useKit();
  const api = useApi();
  const navigate = useNavigate();
  const { isLoggedIn } = useUser();
  const [params] = useSearchParams();
  const charge = params.get('charge_id');
  const asked = useQuery({
    ...chargeQuery(api, charge ?? ''),
    enabled: isLoggedIn && charge !== null,
  });
  const plans = useQuery(storePlansQuery(api)).data?.month;
  const { text } = useChargeState(asked, params.get('plan'), plans);
  return (
    <div className={styles['page']}>
      <PageMeta title={t('store:planDone.title')} description={t('store:planDone.close')} />
      <BrandMark className={styles['mark']} />
      <h1>{t('store:planDone.title')}</h1>
      <p role="status">{text}</p>
      <Button variant="primary" size="large" onClick={() => void navigate(paths.home.href())}>
        {t('store:planDone.back')}
      </Button>
      <p className={styles['quiet']}>{t('store:planDone.close')}</p>
    </div>
  );
}
