import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchCreate } from './create.ts';
import { benchCutoutPhotos } from './cutout-photos.ts';
import { benchCutout } from './cutout.ts';
import { benchHealth } from './health.ts';
import { benchLedger } from './ledger.ts';
import { describeMachine } from './machine.ts';
import { benchMemory } from './memory.ts';
import { benchMerchant } from './merchant/merchant.ts';
import { benchMockups } from './mockups.ts';
import { benchNoop } from './noop.ts';
import { benchPaint } from './paint.ts';
import { drawBeforeAfter } from './samples/before-after.ts';
import { drawOptionTiles } from './samples/option-tiles.ts';
import { writeSamplePhotos } from './samples/sample-photos.ts';
import { drawSamples } from './samples/samples.ts';
import { drawSmallSamples } from './samples/small-samples.ts';
import { drawToolSamples } from './samples/tool-samples.ts';
import { drawWordSamples } from './samples/word-samples.ts';
import { benchTools } from './tools/bench-tools.ts';
import { stagePitch } from './places/stage-pitch.ts';
import { drawPlaceTiles } from './places/place-tiles.ts';
import { stagePlaces } from './places/stage-places.ts';
import { stageSheets } from './places/stage-sheets.ts';
import { benchStage } from './places/stage-times.ts';
import { writePlaceFiles } from './places/write-places.ts';
import { benchUpscalePhotos } from './upscale-photos.ts';
import { benchWeb } from './web.ts';

type Benches = Record<string, () => Promise<void>>;

const benches: Benches = {
  create: benchCreate,
  cutout: benchCutout,
  health: benchHealth,
  ledger: benchLedger,
  memory: benchMemory,
  merchant: benchMerchant,
  mockups: benchMockups,
  noop: benchNoop,
  paint: benchPaint,
  stage: benchStage,
  tools: benchTools,
  web: benchWeb,
};

/** They write files, so they run only when they are named. */
const writers: Benches = {
  beforeAfter: drawBeforeAfter,
  optionTiles: drawOptionTiles,
  placeTiles: drawPlaceTiles,
  samples: drawSamples,
  smallSamples: drawSmallSamples,
  toolSamples: drawToolSamples,
  wordSamples: drawWordSamples,
};

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { photos: { type: 'string' } },
});
// npm runs scripts in the project's folder, so relative paths start at INIT_CWD.
const photos = values.photos && resolve(process.env['INIT_CWD'] ?? '', values.photos);

/** What works on a folder of pictures: `in/` and `mask/`, or the sources of the places or samples. */
const onPhotos: Record<string, (dir: string) => Promise<void>> = {
  cutout: benchCutoutPhotos,
  samplePhotos: writeSamplePhotos,
  stagePitch,
  stagePlaces,
  stageSheets,
  placeFiles: writePlaceFiles,
  upscale: benchUpscalePhotos,
};

const known: Record<string, unknown> = { ...benches, ...writers, ...onPhotos };
const unknown = names.filter((name) => !known[name]);
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(known).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  console.log(describeMachine());
  for (const name of names.length > 0 ? names : Object.keys(benches)) {
    if (photos && onPhotos[name]) await onPhotos[name](photos);
    else if (onPhotos[name] && !benches[name]) console.error(`${name} needs --photos FOLDER.`);
    else await (benches[name] ?? writers[name])?.();
  }
}
