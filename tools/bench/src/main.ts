import { benchCutout } from './cutout.ts';
import { benchHealth } from './health.ts';
import { describeMachine } from './machine.ts';
import { benchNoop } from './noop.ts';

const benches: Record<string, () => Promise<void>> = {
  cutout: benchCutout,
  health: benchHealth,
  noop: benchNoop,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !benches[name]);
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  console.log(describeMachine());
  for (const [name, run] of Object.entries(benches)) {
    if (names.length === 0 || names.includes(name)) await run();
  }
}
