import { createQueryClient } from '@tintory/session';
import type { QueryClient } from '@tanstack/react-query';
import { connect, type Connection } from './bridge/connect.ts';
import { prefetchPage } from './prefetch-page.ts';

export type Beginning = { connection: Connection; queries: QueryClient };

/** Signs in and prefetches the first page's data before the app has loaded. */
export function begin(apiOrigin: string, getLanguage: () => string): Beginning {
  const connection = connect(apiOrigin, getLanguage);
  const queries = createQueryClient();
  void connection.enter();
  prefetchPage(location, connection.client.api, queries);
  return { connection, queries };
}
