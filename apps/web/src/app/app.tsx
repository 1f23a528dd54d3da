import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SessionProvider, type Client } from '@tintory/session';
import { RouterProvider, type DataRouter } from 'react-router-dom';

type AppProps = {
  client: Client;
  queries: QueryClient;
  router: DataRouter;
  storeHost: string | null;
};

export function App({ client, queries, router, storeHost }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider {...client} storeHost={storeHost}>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  );
}
