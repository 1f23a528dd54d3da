import { ApiError, type Api } from '@tintory/api-client';

/** A link is good for ten minutes; asked for again well before that. */
const freshMs = 8 * 60 * 1_000;

/** The address of a stored picture; it also tells whether the picture is still there. */
export const linkQuery = (api: Api, objectId: string) => ({
  queryKey: ['uploads', 'link', objectId] as const,
  queryFn: () => api.uploads.downloadLink(objectId),
  staleTime: freshMs,
});

/** Deleted, or older than pictures are kept. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NotFound';
