import {
  IconLogout,
  IconPhoto,
  IconSettings,
  IconTruckDelivery,
  IconUserCircle,
} from '@tabler/icons-react';
import { useT } from '@tintory/i18n';
import { useMember, useSession, useUser } from '@tintory/session';
import { openModal } from '@tintory/ui-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';

/** Credits and account menu, or the sign-in button. */
export function Account() {
  const t = useT();
  const { isLoggedIn } = useUser();
  if (isLoggedIn) return <SignedIn />;
  return (
    <button
      type="button"
      className={styles['signIn']}
      data-visitor
      onClick={() => openModal('login-modal', {})}
    >
      {t('signIn')}
    </button>
  );
}

function SignedIn() {
  const t = useT();
  const { logout } = useSession();
  const { user } = useUser();
  const { member } = useMember();
  const credits = member?.credits;
  return (
    <>
      <Link
        className={styles['credits']}
        to={paths.account.href('credits')}
        title={t('creditsLeft', { count: credits ?? 0 })}
      >
        {credits === undefined ? '' : t('credits', { count: credits })}
      </Link>
      <HeaderMenu
        label={t('account')}
        trigger={<IconUserCircle size={22} stroke={1.75} aria-hidden="true" />}
      >
        {() => (
          <>
            {user?.email && <p className={styles['who']}>{user.email}</p>}
            <Link className={styles['item']} to={paths.history.href()}>
              {t('history')}
              <IconPhoto size={16} stroke={1.75} aria-hidden="true" />
            </Link>
            <Link className={styles['item']} to={paths.printOrders.href()}>
              {t('orders')}
              <IconTruckDelivery size={16} stroke={1.75} aria-hidden="true" />
            </Link>
            <Link className={styles['item']} to={paths.account.href('profile')}>
              {t('settings')}
              <IconSettings size={16} stroke={1.75} aria-hidden="true" />
            </Link>
            <button type="button" className={styles['item']} onClick={logout}>
              {t('signOut')}
              <IconLogout size={16} stroke={1.75} aria-hidden="true" />
            </button>
          </>
        )}
      </HeaderMenu>
    </>
  );
}
