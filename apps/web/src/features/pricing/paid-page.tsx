import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { safeNext } from '../../config/safe-next.ts';
import styles from './pricing-page.module.css';
import { useArrival } from './use-arrival.ts';

/** Where a buyer comes back to: says when what was paid for has arrived. */
export function PaidPage() {
  const t = useT('plans');
  const { number } = useFormats();
  const { Button } = useKit();
  const navigate = useNavigate();
  const next = safeNext(useSearchParams()[0].get('next'));
  const { state, credits } = useArrival();
  return (
    <div className={styles['done']}>
      <PageMeta title={t('plans:done.title')} description={t('plans:meta.description')} />
      <BrandMark className={styles['mark']} />
      <h1>{t('plans:done.title')}</h1>
      <p role="status">{t(`plans:done.${state}`, { credits: number(credits) })}</p>
      <Button variant="primary" size="large" onClick={() => void navigate(next, { replace: true })}>
        {t('plans:done.back')}
      </Button>
      <p className={styles['quiet']}>{t('plans:done.closeTab')}</p>
    </div>
  );
}
