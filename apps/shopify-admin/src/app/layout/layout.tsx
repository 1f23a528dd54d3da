import { ModalHost, scrollPlace } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { modals } from '../modals.ts';
import { AppNavMenu } from './nav-menu.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PageLoading } from './page-loading.tsx';

/** What every page carries. */
export function AppLayout() {
  return (
    <>
      <AppNavMenu />
      <main>
        <OfflineNotice />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <ModalHost registry={modals} />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
