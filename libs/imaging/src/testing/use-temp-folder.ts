import { afterAll, beforeAll } from 'vitest';
import { createTempFolder, type TempFolder } from './temp-folder.ts';

/** A temporary folder for the tests of one file; call it at the file's top level. */
export function useTempFolder(): Pick<TempFolder, 'path' | 'put'> {
  let folder: TempFolder;
  beforeAll(async () => {
    folder = await createTempFolder();
  });
  afterAll(() => folder.remove());
  return {
    path: (name) => folder.path(name),
    put: (name, content) => folder.put(name, content),
  };
}
