import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { SessionProvider, type Client } from '@tintory/session';
import type { ReactNode } from 'react';
import { ConfigProvider, type PageConfig } from '../config/config-context.ts';

type AppProps = {
  client: Client;
  queries: QueryClient;
  config: PageConfig;
  /** The router. */
  children: ReactNode;
};

/** The app's providers around all pages. */
export function App({ client, queries, config, children }: AppProps) {
  return (
    <ConfigProvider value={config}>
      <QueryClientProvider client={queries}>
        <SessionProvider {...client} storeHost={config.storeHost}>
          {children}
        </SessionProvider>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
