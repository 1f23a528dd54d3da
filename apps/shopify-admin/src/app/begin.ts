import { createQueryClient } from '@tintory/session';
import type { QueryClient } from '@tanstack/react-query';
import { connect, type Connection } from './bridge/connect.ts';
import { prefetchPage } from './prefetch-page.ts';

export type Beginning = { connection: Connection; queries: QueryClient };

/** Signs in and asks for the first page's data; both are under way before there is an app to draw. */
export function begin(apiOrigin: string, getLanguage: () => string): Beginning {
  const connection = connect(apiOrigin, getLanguage);
  const queries = createQueryClient();
  void connection.enter();
  prefetchPage(location, connection.client.api, queries);
  return { connection, queries };
}
