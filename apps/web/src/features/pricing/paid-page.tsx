import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { safeNext } from '../../config/safe-next.ts';
import styles from './pricing-page.module.css';
import { useArrival } from './use-arrival.ts';

/** The return page after a payment: reports when the credits have arrived. */
export function PaidPage() {
  const t = useT('plans');
  const { Button } = useKit();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = safeNext(params.get('next'));
  const text = useArrivalText(params.get('plan'));
  return (
    <div className={styles['done']}>
      <PageMeta title={t('plans:done.title')} description={t('plans:meta.description')} />
      <BrandMark className={styles['mark']} />
      <h1>{t('plans:done.title')}</h1>
      <p role="status">{text}</p>
      <Button variant="primary" size="large" onClick={() => void navigate(next, { replace: true })}>
        {t('plans:done.back')}
      </Button>
      <p className={styles['quiet']}>{t('plans:done.closeTab')}</p>
    </div>
  );
}

/** @param planId the ordered plan; null if the URL does not name one */
function useArrivalText(planId: string | null): string {
  const t = useT('plans');
  const { number, date } = useFormats();
  const arrival = useArrival(planId);
  if (arrival.state !== 'later') {
    return t(`plans:done.${arrival.state}`, { credits: number(arrival.credits) });
  }
  const { begins, monthly: count } = arrival;
  const credits = t('plans:credits', { count, amount: number(count) });
  return t('plans:done.later', { date: date(begins), credits });
}
