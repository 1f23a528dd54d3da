import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readModelsInUse, type ModelsInUse } from './models-in-use.ts';

/** A folder of custom models that may change while the process runs. */
export type OwnModels = {
  /** Reads the folder again if it changed, else returns the same object. */
  inUse(): Promise<ModelsInUse>;
  /** Total bytes of the models in use, as of the last read. */
  bytes(): number;
};

/**
 * Opens a folder of models; a missing folder is empty.
 *
 * @param report called with a sentence for each excluded model, once for each change
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

/** Changes with every file of the folder, except files of an unfinished installation. */
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
