import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readModelsInUse, type ModelsInUse } from './models-in-use.ts';

/** A folder of models that may change while the process runs. */
export type OwnModels = {
  /** Reads the folder again where it changed; the same object as before where it did not. */
  inUse(): Promise<ModelsInUse>;
  /** Bytes of the models in use, as they were last read. */
  bytes(): number;
};

/**
 * Opens a folder of models; one that does not exist holds none yet.
 *
 * @param report told a sentence for each model that is left out, once for each change
 */
export function openOwnModels(folder: string, report: (problem: string) => void): OwnModels {
  let stamp: string | undefined;
  let reading: Promise<ModelsInUse> = Promise.resolve({});
  let bytes = 0;

  async function read(): Promise<ModelsInUse> {
    const { inUse, problems } = await readModelsInUse(folder).catch((error: unknown) => ({
      inUse: {},
      problems: [`The models in ${folder} can't be read: ${String(error)}`],
    }));
    problems.forEach(report);
    bytes = Object.values(inUse).reduce((sum, model) => sum + model.bytes, 0);
    return inUse;
  }

  return {
    inUse: async () => {
      const now = await stampOf(folder);
      if (now !== stamp) {
        stamp = now;
        reading = read();
      }
      return reading;
    },
    bytes: () => bytes,
  };
}

/** Changes with every file of the folder, but not while a model is being installed. */
async function stampOf(folder: string): Promise<string> {
  const paths = await readdir(folder, { recursive: true }).catch((error: unknown) => [
    String(error),
  ]);
  const stamps = paths
    .filter((path) => !path.split(sep).some((name) => name.startsWith('.')))
    .map(async (path) => {
      const file = await stat(join(folder, path)).catch(() => undefined);
      return [path, file?.ino, file?.size, file?.mtimeMs].join();
    });
  return (await Promise.all(stamps)).sort().join('\n');
}
