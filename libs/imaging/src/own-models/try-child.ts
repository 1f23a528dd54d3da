import { join } from 'node:path';
import { tryOwnModel } from './try-own-model.ts';
import { readDescription } from './read-own-models.ts';

/**
 * Tries one model for the install command, in its own process: a model may exhaust memory. The
 * argument is the model's folder; the output is its fault, or nothing if it is valid.
 */
const [folder = '.'] = process.argv.slice(2);

try {
  const description = await readDescription(join(folder, 'model.json'));
  await tryOwnModel({ ...description, path: join(folder, description.file), bytes: 0 });
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
}
