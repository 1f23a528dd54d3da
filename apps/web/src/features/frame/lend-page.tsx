import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { lendSession } from '@tintory/page-services';
import { useSession } from '@tintory/session';
import { openModal, useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import styles from './lend-page.module.css';

const signIn = () => openModal('login-modal', { next: paths.lendSession.href() });

/** Asks whether a framed tool may use the signed-in account, then closes itself. */
export function LendPage() {
  const t = useT('pageServices');
  const { Banner, Button } = useKit();
  const { tokens } = useSession();
  const [state, setState] = useState<'asking' | 'done' | 'lost'>(window.opener ? 'asking' : 'lost');
  const lend = () => {
    const isLent = tokens !== null && lendSession(tokens);
    setState(isLent ? 'done' : 'lost');
    if (isLent) window.close();
  };
  return (
    <div className={styles['page']}>
      <PageMeta
        title={t('pageServices:lend.title')}
        description={t('pageServices:lend.description')}
      />
      <h1>{t('pageServices:lend.title')}</h1>
      {state === 'asking' && <p>{t('pageServices:lend.text', { brand: brand.name })}</p>}
      {state === 'asking' && !tokens && <p>{t('pageServices:lend.signedOut')}</p>}
      <div role="status">
        {state === 'done' && <Banner tone="good" title={t('pageServices:lend.done')} />}
        {state === 'lost' && <Banner tone="caution" title={t('pageServices:lend.lost')} />}
      </div>
      {state === 'asking' && (
        <Button variant="primary" size="large" onClick={tokens ? lend : signIn}>
          {t(tokens ? 'pageServices:lend.go' : 'pageServices:lend.signIn')}
        </Button>
      )}
    </div>
  );
}
