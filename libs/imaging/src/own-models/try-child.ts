import { join } from 'node:path';
import { tryOwnModel } from './try-own-model.ts';
import { readDescription } from './read-own-models.ts';

/**
 * What the command that installs models runs, as a process of its own: a model may take all memory.
 * Its argument is the folder of one model; what is wrong with it goes to the output, and nothing of
 * one that is right.
 */
const [folder = '.'] = process.argv.slice(2);

try {
  const description = await readDescription(join(folder, 'model.json'));
  await tryOwnModel({ ...description, path: join(folder, description.file), bytes: 0 });
} catch (error) {
  process.stdout.write(error instanceof Error ? error.message : String(error));
}
