import { ModalHost, scrollPlace, useIdle } from '@tintory/ui-kit';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { modals } from '../modals.ts';
import { DemoBanner } from './demo-banner.tsx';
import { AppNavMenu } from './nav-menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageLoading } from './page-loading.tsx';

const PageViews = lazy(async () => ({ default: (await import('./page-views.tsx')).PageViews }));

/** What every page carries. */
export function AppLayout() {
  const isIdle = useIdle();
  return (
    <>
      <AppNavMenu />
      <main>
        <DemoBanner />
        <OfflineBanner />
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense fallback={null}>{isIdle && <PageViews />}</Suspense>
      <ModalHost registry={modals} />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
