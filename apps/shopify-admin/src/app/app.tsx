import { AppProvider } from '@shopify/polaris';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SessionProvider, useSession } from '@tintory/session';
import { Suspense } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import type { Connection } from './bridge/connect.ts';
import { PageLink } from './bridge/page-link.tsx';
import { useEntry } from './bridge/use-entry.ts';
import { Entrance } from './layout/entrance.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import type { PolarisTexts } from './polaris-texts.ts';

type AppProps = {
  connection: Connection;
  queries: QueryClient;
  router: DataRouter;
  polarisTexts: PolarisTexts;
};

export function App({ connection: { client, enter }, queries, router, polarisTexts }: AppProps) {
  return (
    <AppProvider i18n={polarisTexts} linkComponent={PageLink}>
      {/* What a dialog makes inert; what floats over it stands beside. */}
      <div id="root">
        <Suspense fallback={<PageLoading />}>
          <QueryClientProvider client={queries}>
            {/* This host serves merchants only: here everything happens in the store's context. */}
            <SessionProvider {...client} storeHost={location.host}>
              <WhileLetIn enter={enter} router={router} />
            </SessionProvider>
          </QueryClientProvider>
        </Suspense>
      </div>
    </AppProvider>
  );
}

type WhileLetInProps = { enter: Connection['enter']; router: DataRouter };

/**
 * Renders the page while sign-in is pending; its data load after sign-in. Without a session, or
 * after a failed renewal, no page is shown.
 */
function WhileLetIn({ enter, router }: WhileLetInProps) {
  const { hasToken } = useSession();
  const { entry, retry } = useEntry(enter);
  if (entry === 'entering' || (entry === 'connected' && hasToken)) {
    return <RouterProvider router={router} />;
  }
  return <Entrance state={entry === 'connected' ? 'refused' : entry} onRetry={retry} />;
}
