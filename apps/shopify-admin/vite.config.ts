import { brotliFiles, refuseServerCode, toolChunks } from '@tintory/vite-plugins';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devConfig } from './build/dev-config.ts';
import { preloadStart } from './build/preload-start.ts';
import { usedStyles } from './build/used-styles.ts';

/** Modules of every page, kept in their own chunk. */
const isBase = new RegExp(
  [
    'node_modules[\\\\/](i18next|react-i18next|react-router|react-router-dom|@tanstack|ky)[\\\\/]',
    'libs[\\\\/](ui-kit|i18n|api-client|contract|catalog)[\\\\/]',
    'libs[\\\\/]session[\\\\/]src[\\\\/](?!google)',
    // Called at the evaluation of the tools' chunk, so it must be loaded before.
    'tools-ui[\\\\/]src[\\\\/](tool-services|work-owner)',
  ].join('|'),
);

/** Chunks of the entry script and of sign-in with the first data; neither may wait for others. */
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
 * Modules of tools-ui used outside the workbench or loaded later; the rest is a separate chunk, so
 * that not every page loads it.
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
  // Workers are built separately, with their own plugins.
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
            // A chunk without dependencies that all others need: merged into another one, two
            // chunks would import each other, and one would run before React is loaded.
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
