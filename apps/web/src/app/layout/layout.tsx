import { useT } from '@tintory/i18n';
import { ModalHost, scrollPlace } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../kit/toaster.tsx';
import { modals } from '../modals.ts';
import { CreditsBanner } from './credits-banner.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { Footer } from './footer.tsx';
import { ForgetfulBanner } from './forgetful-banner.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { PageLoading } from './page-loading.tsx';
import { BannerPlace, HelpPlace } from './page-services.tsx';
import { PageReady } from './page-ready.tsx';
import { RedirectLogin } from './redirect-login.tsx';
import { TokenSync } from './token-sync.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { usePaletteKey } from './use-palette-key.ts';

/** What every page carries. */
export function Layout() {
  const t = useT();
  const main = usePageFocus();
  usePaletteKey();
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <Header />
      <div className={styles['notices']} role="status">
        <DemoBanner />
        <OfflineBanner />
        <CreditsBanner />
        <ForgetfulBanner />
      </div>
      <main ref={main} id="main" className={styles['main']} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
          <PageReady />
        </Suspense>
      </main>
      <BannerPlace />
      <Footer />
      <HelpPlace />
      <ModalHost registry={modals} />
      <RedirectLogin />
      <TokenSync />
      <Toaster closeLabel={t('close')} />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
