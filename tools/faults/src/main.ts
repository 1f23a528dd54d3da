import { parseArgs } from 'node:util';
import type { Finding } from './audit.ts';
import { runBucket } from './scenarios/bucket.ts';
import { runDisk } from './scenarios/disk.ts';
import { killSizes, runKill } from './scenarios/kill.ts';
import { runListeners } from './scenarios/listeners.ts';
import { runRestart } from './scenarios/restart.ts';
import { runSockets } from './scenarios/sockets.ts';
import { runStarve } from './scenarios/starve.ts';

/** The scenarios; each returns findings whose counts must be 0. */
const scenarios: Record<string, () => Promise<Finding[]>> = {
  bucket: runBucket,
  disk: runDisk,
  kill: () => runKill(killSizes.long),
  shortKill: () => runKill(killSizes.short),
  listeners: runListeners,
  restart: () => runRestart(),
  sockets: runSockets,
  starve: runStarve,
};

const { positionals: names } = parseArgs({ allowPositionals: true });
const unknown = names.filter((name) => !scenarios[name]);
if (names.length === 0 || unknown.length > 0) {
  console.error(`Name scenarios: ${Object.keys(scenarios).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const name of names) {
    console.log(`\n${name} …`);
    for (const { what, count } of (await scenarios[name]?.()) ?? []) {
      console.log(`${count === 0 ? '✓' : '✗'} ${count} ${what}`);
      if (count > 0) process.exitCode = 1;
    }
  }
}
