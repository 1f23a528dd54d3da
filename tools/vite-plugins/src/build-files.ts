import { build } from 'vite';
import { refuseServerCode } from './refuse-server-code.ts';

/**
 * Builds an app of a few files that stand nowhere but here, as both apps are built. Only `main.ts`
 * does anything by being there, as the packages of the house say of theirs.
 */
export async function buildFiles(files: Record<string, string>): Promise<void> {
  const idOf = (path: string) => `/house/${path}`;
  await build({
    configFile: false,
    logLevel: 'silent',
    root: '/house',
    build: { write: false, rolldownOptions: { input: idOf('main.ts') } },
    plugins: [
      {
        name: 'files-of-a-test',
        enforce: 'pre',
        resolveId: (source) => {
          const path = source.replace(idOf(''), '').replace(/^\.\//, '');
          return path in files ? idOf(path) : null;
        },
        load: (id) => {
          const code = files[id.replace(idOf(''), '')];
          return code === undefined ? null : { code, moduleSideEffects: id === idOf('main.ts') };
        },
      },
      refuseServerCode(),
    ],
  });
}
