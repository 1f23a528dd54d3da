import { brotliFiles, refuseServerCode, toolChunks } from '@tintory/vite-plugins';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devConfig } from './build/dev-config.ts';
import { preloadStart } from './build/preload-start.ts';
import { usedStyles } from './build/used-styles.ts';

/** What every page starts with, so that no other chunk has to carry it. */
const isBase = new RegExp(
  [
    'node_modules[\\\\/](i18next|react-i18next|react-router|react-router-dom|@tanstack|ky)[\\\\/]',
    'libs[\\\\/](ui-kit|i18n|api-client|contract|catalog)[\\\\/]',
    'libs[\\\\/]session[\\\\/]src[\\\\/](?!google)',
    // Called while the tools' own chunk is loaded: it has to be there before.
    'tools-ui[\\\\/]src[\\\\/](tool-services|work-owner)',
  ].join('|'),
);

/** The first script's own, and what signs in and asks for the first data: neither may wait. */
const early = [
  {
    name: 'first',
    test: new RegExp(
      [
        'vite/preload-helper',
        'locales/src/(languages|load-locale)\\.ts',
        'src/config/(base-path|config)\\.ts',
        'src/app/(page-files|polaris-texts|bridge/admin-language|bridge/app-bridge)\\.ts',
      ].join('|'),
    ),
  },
  {
    name: 'wire',
    test: new RegExp(
      [
        'node_modules/ky/',
        'libs/(contract|api-client|catalog)/src/',
        '@tanstack/query-core/',
        'src/app/(begin|prefetch-page|bridge/connect|bridge/address-token)\\.ts',
        'src/config/(paths|store-ids)\\.ts',
        'tools-ui/src/workbench/sample-sets\\.ts',
        'libs/session/src/(create-|query-client|renewal|shop-token-store|safe-storage|session\\.ts|token)',
      ].join('|'),
    ),
  },
].map((group) => ({ ...group, priority: 20, includeDependenciesRecursively: false }));

/**
 * What pages without a workbench have of the tools, and what comes later: the rest is a script of its
 * own, or every page would load it.
 */
const lightTools = [
  'index\\.ts|app-link|load-more|use-tool-texts|compare|photo[\\\\/]|drafts[\\\\/]|store-pickers',
  'workbench[\\\\/](tool-icon|use-(samples|compare-texts)|sample-sets|telling-point)',
  'options[\\\\/](option-values|fits-field)|jobs[\\\\/]object-link',
  'resize[\\\\/](true-canvas|canvases)[.]',
];

export default defineConfig({
  base: '/dropshipping/app/',
  plugins: [react(), devConfig(), usedStyles(), preloadStart(), refuseServerCode(), brotliFiles()],
  // A worker is built for itself.
  worker: { plugins: () => [refuseServerCode()] },
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  server: { port: 4300, strictPort: true },
  build: {
    target: 'es2023',
    sourcemap: false,
    // A picture inlined as data would be fetched with the script and needs `data:` in the CSP.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A dozen shared chunks of a kilobyte cost a phone more in round trips than in bytes.
          groups: [
            // What everything needs and what needs nothing: merged into another chunk, two chunks
            // would wait for each other, and one of them would run before React is there.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 10,
            },
            ...early,
            { name: 'base', test: isBase, priority: 8 },
            ...toolChunks,
            {
              name: 'tools',
              test: new RegExp(`tools-ui[\\\\/]src[\\\\/](?!${lightTools.join('|')})`),
              priority: 4,
              includeDependenciesRecursively: false,
            },
            {
              name: 'shared',
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
