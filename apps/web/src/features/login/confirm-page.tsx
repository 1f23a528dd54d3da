import { useMutation } from '@tanstack/react-query';
import { sessionRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useApi, useSession } from '@tintory/session';
import { openModal, useKit } from '@tintory/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { forgetLoginToken, loginToken } from './login-token.ts';
import styles from './confirm-page.module.css';
import { safeNext } from '../../config/safe-next.ts';

/** One click before the token is used: scanners of mail follow links, but press no buttons. */
export function ConfirmPage() {
  const t = useT('login');
  const api = useApi();
  const { login } = useSession();
  const navigate = useNavigate();
  const next = safeNext(useSearchParams()[0].get('next'));
  const confirm = useMutation({
    mutationFn: (token: string) => api.sessions.loginByToken(token).finally(forgetLoginToken),
    onSuccess: async (result) => {
      login(result);
      await navigate(next, { replace: true });
    },
  });
  const token = loginToken();
  const usable = token !== null || confirm.isPending || confirm.isSuccess;
  return (
    <div className={styles['page']}>
      <PageMeta title={t('meta.confirm.title')} description={t('meta.confirm.description')} />
      <BrandMark className={styles['mark']} />
      {usable ? (
        <Ask pending={!confirm.isIdle} onConfirm={() => token && confirm.mutate(token)} />
      ) : (
        <Expired next={next} />
      )}
    </div>
  );
}

function Ask({ pending, onConfirm }: { pending: boolean; onConfirm: () => void }) {
  const t = useT('login');
  const { Button } = useKit();
  return (
    <>
      <h1>{t('login:confirmTitle')}</h1>
      <p>{t('login:confirmText')}</p>
      <Button variant="primary" size="large" loading={pending} onClick={onConfirm}>
        {t('login:confirm')}
      </Button>
    </>
  );
}

function Expired({ next }: { next: string }) {
  const t = useT('login');
  const { Button } = useKit();
  return (
    <div role="alert" className={styles['expired']}>
      <h1>{t('login:expiredTitle')}</h1>
      <p>{t('login:expiredText', { minutes: sessionRules.linkSeconds / 60 })}</p>
      <Button variant="primary" size="large" onClick={() => openModal('login-modal', { next })}>
        {t('login:again')}
      </Button>
    </div>
  );
}
