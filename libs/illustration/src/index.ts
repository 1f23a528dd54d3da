export { illustrationTasks } from './tasks.ts';
