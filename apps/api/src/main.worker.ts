import { runProcess } from './run-process.ts';

await runProcess({ server: false, worker: true });
