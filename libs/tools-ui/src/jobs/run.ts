import type { RunRequest } from './run-request.ts';

/** One attempt of a request, which can be stopped. */
export type Run = RunRequest & { controller: AbortController };

/** Why a run stops that nobody looks at any more. */
export const pageLeft = 'page left';

export const isLeft = ({ controller: { signal } }: Run): boolean => signal.reason === pageLeft;
