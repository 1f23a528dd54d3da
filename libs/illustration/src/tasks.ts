import type { TaskHandlers } from '@tintory/imaging';
import type { IllustrationRequest } from './run-illustration.ts';

/**
 * This lib's tasks in a child process of the pool. Each task's code is loaded with its first
 * request.
 */
export const illustrationTasks = {
  illustration: async (request: IllustrationRequest) =>
    (await import('./run-illustration.ts')).runIllustration(request),
} satisfies TaskHandlers;
