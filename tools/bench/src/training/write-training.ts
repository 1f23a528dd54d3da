import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { drawTraining } from './draw-training.ts';

/**
 * Draws pictures for training, one after another into one file of raw RGBA.
 *
 * Usage: write-training.ts FILE FIRST_SEED COUNT
 */
const [file = '', first = '0', count = '0'] = process.argv.slice(2);
const out = createWriteStream(file);
for (let n = 0; n < Number(count); n += 1) {
  if (!out.write(drawTraining(Number(first) + n))) {
    await once(out, 'drain');
  }
}
out.end();
