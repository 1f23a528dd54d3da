import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TempFolder = {
  path(name: string): string;
  /** Writes a file and returns its path. */
  put(name: string, content: Uint8Array | string): Promise<string>;
  remove(): Promise<void>;
};

/** A test's temporary folder, outside the repository. */
export async function createTempFolder(): Promise<TempFolder> {
  const root = await mkdtemp(join(tmpdir(), 'tintory-imaging-'));
  return {
    path: (name) => join(root, name),
    put: async (name, content) => {
      await writeFile(join(root, name), content);
      return join(root, name);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
