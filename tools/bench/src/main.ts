import { benchCreate } from './create.ts';
import { benchCutout } from './cutout.ts';
import { benchHealth } from './health.ts';
import { benchLedger } from './ledger.ts';
import { describeMachine } from './machine.ts';
import { benchMemory } from './memory.ts';
import { benchMerchant } from './merchant/merchant.ts';
import { benchNoop } from './noop.ts';
import { benchPaint } from './paint.ts';
import { benchPhotos } from './photos.ts';
import { drawOptionTiles } from './samples/option-tiles.ts';
import { drawSamples } from './samples/samples.ts';
import { drawSmallSamples } from './samples/small-samples.ts';
import { drawToolSamples } from './samples/tool-samples.ts';
import { drawWordSamples } from './samples/word-samples.ts';
import { benchTools } from './tools/bench-tools.ts';
import { benchWeb } from './web.ts';

type Benches = Record<string, () => Promise<void>>;

const benches: Benches = {
  create: benchCreate,
  cutout: benchCutout,
  health: benchHealth,
  ledger: benchLedger,
  memory: benchMemory,
  merchant: benchMerchant,
  noop: benchNoop,
  paint: benchPaint,
  tools: benchTools,
  web: benchWeb,
};

/** They write files, so they run only when they are named. */
const writers: Benches = {
  optionTiles: drawOptionTiles,
  photos: benchPhotos,
  samples: drawSamples,
  smallSamples: drawSmallSamples,
  toolSamples: drawToolSamples,
  wordSamples: drawWordSamples,
};

const names = process.argv.slice(2);
const known = { ...benches, ...writers };
const unknown = names.filter((name) => !known[name]);
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  console.log(describeMachine());
  for (const name of names.length > 0 ? names : Object.keys(benches)) await known[name]?.();
}
