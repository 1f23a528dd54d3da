import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SessionProvider, type Client } from '@tintory/session';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { ConfigProvider, type PageConfig } from '../config/config-context.ts';

type AppProps = {
  client: Client;
  queries: QueryClient;
  router: DataRouter;
  config: PageConfig;
};

export function App({ client, queries, router, config }: AppProps) {
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider client={queries}>
        <SessionProvider {...client} storeHost={config.storeHost}>
          <RouterProvider router={router} />
        </SessionProvider>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
