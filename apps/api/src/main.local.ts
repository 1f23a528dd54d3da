import { runProcess } from './run-process.ts';

await runProcess({ server: true, worker: true });
