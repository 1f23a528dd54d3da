import type { TaskHandlers } from '@tintory/imaging';
import type { TattooRequest } from './run-tattoo.ts';

/**
 * This lib's tasks in a child process of the pool. Each task's code is loaded with its first
 * request.
 */
export const tattooTasks = {
  tattoo: async (request: TattooRequest) => (await import('./run-tattoo.ts')).runTattoo(request),
} satisfies TaskHandlers;
