import { parentPort, workerData } from 'node:worker_threads';
import { pricedJob } from './noop-tool.ts';

export type ClientsData = { origin: string; tokens: string[]; each: number };

/** Clients on a thread of their own, so that what they cost is not counted as the server's. */
const { origin, tokens, each } = workerData as ClientsData;

const times = await Promise.all(
  tokens.map(async (token) => {
    const own: number[] = [];
    for (let n = 0; n < each; n += 1) {
      const began = performance.now();
      const answer = await fetch(`${origin}/api/jobs`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(pricedJob),
      });
      await answer.text();
      own.push(performance.now() - began);
      if (!answer.ok) throw new Error(`The job was refused: ${answer.status}.`);
    }
    return own;
  }),
);

parentPort?.postMessage(times.flat());
