import { useT } from '@tintory/i18n';
import { useUser } from '@tintory/session';
import { openModal, useKit } from '@tintory/ui-kit';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { accountParts, paths } from '../../config/paths.ts';
import styles from './account.module.css';

/** Layout of the account pages: heading and navigation. */
export function AccountLayout() {
  const t = useT('account');
  const { isLoggedIn } = useUser();
  return (
    <div className={styles['page']}>
      <PageMeta title={t('account:title')} description={t('account:signedOutText')} />
      <h1>{t('account:title')}</h1>
      {isLoggedIn ? <Parts /> : <SignedOut />}
    </div>
  );
}

function Parts() {
  const t = useT('account');
  const nav = useCurrentInView();
  return (
    <div className={styles['columns']}>
      <nav ref={nav} className={styles['nav']} aria-label={t('account:title')}>
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

/** Scrolls the navigation row to the present page, without scrolling the window. */
function useCurrentInView() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current="page"]');
    if (!nav.current || !link) return;
    const [outer, inner] = [nav.current.getBoundingClientRect(), link.getBoundingClientRect()];
    nav.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [pathname]);
  return nav;
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
