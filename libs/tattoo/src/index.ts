export { tattooTasks } from './tasks.ts';
export type { TattooAnswer, TattooRequest } from './run-tattoo.ts';
