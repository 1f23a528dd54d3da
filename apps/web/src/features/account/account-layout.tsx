import { useT } from '@tintory/i18n';
import { useSession } from '@tintory/session';
import { openModal, useKit } from '@tintory/ui-kit';
import { NavLink, Outlet } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { accountParts, paths } from '../../config/paths.ts';
import styles from './account.module.css';

/** What all pages of the account share: their heading and the way between them. */
export function AccountLayout() {
  const t = useT('account');
  const { hasToken } = useSession();
  return (
    <div className={styles['page']}>
      <PageMeta title={t('account:title')} description={t('account:signedOutText')} />
      <h1>{t('account:title')}</h1>
      {hasToken ? <Parts /> : <SignedOut />}
    </div>
  );
}

function Parts() {
  const t = useT('account');
  return (
    <div className={styles['columns']}>
      <nav className={styles['nav']} aria-label={t('account:title')}>
        {accountParts.map((part) => (
          <NavLink key={part} to={paths.account.href(part)}>
            {t(`account:parts.${part}`)}
          </NavLink>
        ))}
      </nav>
      <div className={styles['part']}>
        <Outlet />
      </div>
    </div>
  );
}

function SignedOut() {
  const t = useT('account');
  const { EmptyState } = useKit();
  return (
    <EmptyState
      picture={<BrandMark className={styles['mark']} />}
      title={t('account:signedOutTitle')}
      text={t('account:signedOutText')}
      action={{
        label: t('account:signIn'),
        onClick: () => openModal('login-modal', { next: location.pathname }),
      }}
    />
  );
}
