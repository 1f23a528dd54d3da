import type { RunRequest } from './run-request.ts';

/** One attempt of a request, which can be stopped. */
export type Run = RunRequest & { controller: AbortController };

/** The reason for stopping a run after its page was left. */
export const pageLeft = 'page left';

export const isLeft = ({ controller: { signal } }: Run): boolean => signal.reason === pageLeft;
