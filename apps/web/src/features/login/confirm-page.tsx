import { sessionRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { openModal, useKit } from '@tintory/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { safeNext } from '../../config/safe-next.ts';
import styles from './confirm-page.module.css';
import { ChooseAccount, SignedIn, UnknownLink } from './signed-in-already.tsx';
import { useConfirm, type ConfirmState } from './use-confirm.ts';

/**
 * Requires a click before the token is used, since mail scanners follow links but click no buttons.
 */
export function ConfirmPage() {
  const t = useT('login');
  const next = safeNext(useSearchParams()[0].get('next'));
  const state = useConfirm(next);
  return (
    <div className={styles['page']}>
      <PageMeta title={t('meta.confirm.title')} description={t('meta.confirm.description')} />
      <BrandMark className={styles['mark']} />
      <Step state={state} next={next} />
    </div>
  );
}

function Step({ state, next }: { state: ConfirmState; next: string }) {
  const t = useT();
  switch (state.step) {
    case 'ask':
      return <Ask state={state} />;
    case 'choose':
      return <ChooseAccount here={state.here} there={state.there} state={state} />;
    case 'in':
      return <SignedIn here={state.here} used={state.used} state={state} />;
    case 'unknown':
      return <UnknownLink state={state} />;
    case 'expired':
      return <Expired next={next} />;
    case 'loading':
      return <p role="status">{t('loading')} …</p>;
  }
}

function Ask({ state }: { state: ConfirmState }) {
  const t = useT('login');
  const { Button } = useKit();
  return (
    <>
      <h1>{t('login:confirmTitle')}</h1>
      <p>{t('login:confirmText')}</p>
      <Button variant="primary" size="large" loading={state.pending} onClick={state.confirm}>
        {t('login:confirm')}
      </Button>
    </>
  );
}

function Expired({ next }: { next: string }) {
  const t = useT('login');
  const { Button } = useKit();
  return (
    <div role="alert" className={styles['told']}>
      <h1>{t('login:expiredTitle')}</h1>
      <p>{t('login:expiredText', { minutes: sessionRules.linkSeconds / 60 })}</p>
      <Button variant="primary" size="large" onClick={() => openModal('login-modal', { next })}>
        {t('login:again')}
      </Button>
    </div>
  );
}
