import { build } from 'vite';
import { refuseServerCode } from './refuse-server-code.ts';

/**
 * Builds an app of virtual files with the plugin of both apps. Only `main.ts` has side effects, as
 * this workspace's packages declare.
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
