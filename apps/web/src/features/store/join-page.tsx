import { ApiError } from '@tintory/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useT } from '@tintory/i18n';
import { useApi, useUser } from '@tintory/session';
import { openModal, useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import { forgetJoinCode, takeJoinCode } from './join-code.ts';
import styles from './store-pages.module.css';

/** Joins a store to an account, only by a click in a signed-in session. */
export function JoinPage() {
  const t = useT('store');
  const { isLoggedIn } = useUser();
  // Read in the first render, which removes it from the URL.
  const [code] = useState(takeJoinCode);
  return (
    <div className={styles['page']}>
      <PageMeta title={t('store:join.title')} description={t('store:join.text')} />
      <BrandMark className={styles['mark']} />
      <h1>{t('store:join.title')}</h1>
      {isLoggedIn ? <Join code={code} /> : <SignInFirst />}
    </div>
  );
}

function SignInFirst() {
  const t = useT('store');
  const { Button } = useKit();
  return (
    <>
      <p>{t('store:join.signInFirst')}</p>
      <Button
        variant="primary"
        size="large"
        onClick={() => openModal('login-modal', { next: paths.storeJoin.href() })}
      >
        {t('store:join.signIn')}
      </Button>
    </>
  );
}

function Join({ code }: { code: string | null }) {
  const t = useT('store');
  const { Button } = useKit();
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const join = useMutation({
    mutationFn: (given: string) => api.store.join(given),
    onSuccess: () => {
      forgetJoinCode();
      void client.invalidateQueries();
    },
  });
  if (join.data) {
    return (
      <>
        <p role="status">{t('store:join.done', { shop: join.data.shopify_domain })}</p>
        <Button size="large" onClick={() => void navigate(paths.history.href())}>
          {t('store:join.back')}
        </Button>
      </>
    );
  }
  const taken = join.error instanceof ApiError && join.error.code === 'Conflict';
  if (!code || join.isError) {
    return <p role="alert">{t(taken ? 'store:join.taken' : 'store:join.failed')}</p>;
  }
  return (
    <>
      <p>{t('store:join.text')}</p>
      <Button
        variant="primary"
        size="large"
        loading={join.isPending}
        onClick={() => join.mutate(code)}
      >
        {t('store:join.action')}
      </Button>
    </>
  );
}
