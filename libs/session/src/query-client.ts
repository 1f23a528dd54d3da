import { QueryClient } from '@tanstack/react-query';

/** The product's defaults: fresh for a minute, no retries, no refetch on window focus. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
