import { AppProvider } from '@shopify/polaris';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SessionProvider, useSession, type Client } from '@tintory/session';
import { Suspense, type ReactNode } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import type { Connection } from './bridge/connect.ts';
import { PageLink } from './bridge/page-link.tsx';
import { useConnection } from './bridge/use-connection.ts';
import { Entrance } from './layout/entrance.tsx';
import { PageLoading } from './layout/page-loading.tsx';
import type { PolarisTexts } from './polaris-texts.ts';

type AppProps = {
  /** Under way since before the first drawing. */
  connecting: Promise<Connection>;
  connect: () => Promise<Connection>;
  queries: QueryClient;
  router: DataRouter;
  polarisTexts: PolarisTexts;
};

export function App({ connecting, connect, queries, router, polarisTexts }: AppProps) {
  const { connection, retry } = useConnection(connecting, connect);
  return (
    <AppProvider i18n={polarisTexts} linkComponent={PageLink}>
      {/* What a dialog makes inert; what floats over it stands beside. */}
      <div id="root">
        <Suspense fallback={<PageLoading />}>
          {!connection && <PageLoading />}
          {connection?.state === 'connected' && (
            <QueryClientProvider client={queries}>
              <Connected client={connection.client} onRetry={retry}>
                <RouterProvider router={router} />
              </Connected>
            </QueryClientProvider>
          )}
          {connection && connection.state !== 'connected' && (
            <Entrance state={connection.state} onRetry={retry} />
          )}
        </Suspense>
      </div>
    </AppProvider>
  );
}

type ConnectedProps = { client: Client; onRetry: () => void; children: ReactNode };

/** This host serves merchants only: here everything happens in the store's context. */
function Connected({ client, onRetry, children }: ConnectedProps) {
  return (
    <SessionProvider {...client} storeHost={location.host}>
      <WhileSignedIn onRetry={onRetry}>{children}</WhileSignedIn>
    </SessionProvider>
  );
}

/** A session that could not be renewed has no page to show. */
function WhileSignedIn({ onRetry, children }: Omit<ConnectedProps, 'client'>) {
  const { hasToken } = useSession();
  return hasToken ? children : <Entrance state="refused" onRetry={onRetry} />;
}
