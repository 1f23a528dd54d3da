import { NavMenu } from '@shopify/app-bridge-react';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useAdminNavigation } from '../bridge/use-admin-navigation.ts';

/** The app's pages in the admin's own navigation; the first link is the app itself. */
export function AppNavMenu() {
  const t = useT('merchant');
  useAdminNavigation();
  return (
    <NavMenu>
      <Link to={paths.home.href()} rel="home">
        {t('merchant:nav.home')}
      </Link>
      <Link to={paths.products.href()}>{t('merchant:nav.products')}</Link>
      <Link to={paths.tools.href()}>{t('merchant:nav.tools')}</Link>
      <Link to={paths.print.href()}>{t('merchant:nav.print')}</Link>
      <Link to={paths.history.href()}>{t('merchant:nav.history')}</Link>
      <Link to={paths.plans.href()}>{t('merchant:nav.plans')}</Link>
      <Link to={paths.help.href()}>{t('merchant:nav.help')}</Link>
    </NavMenu>
  );
}
