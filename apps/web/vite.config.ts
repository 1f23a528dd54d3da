import { brotliFiles, refuseServerCode, toolChunks } from '@tintory/vite-plugins';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { devConfig } from './build/dev-config.ts';
import { checkFirstLoad } from './build/first-load.ts';
import { previewPages } from './build/preview-pages.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { writePages } from './build/write-pages.ts';

const dist = join(import.meta.dirname, 'dist');
/** The server build of the app, which prerenders its pages. */
const server = join(dist, '.server');

/** Applies plugins to the client build only. */
const forBrowsers = (...plugins: Plugin[]): Plugin[] =>
  plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }));

/** Libraries of the first page; languages and Google sign-in load later. */
const isBase = new RegExp(
  [
    'node_modules[\\\\/](i18next|react-i18next|react-router|react-router-dom|@tanstack)[\\\\/]',
    'libs[\\\\/](ui-kit|i18n|catalog)[\\\\/]',
    'libs[\\\\/]contract[\\\\/](?!src[\\\\/]print)',
    'libs[\\\\/]api-client[\\\\/]src[\\\\/](?!send|print-queries)',
    'libs[\\\\/]session[\\\\/]src[\\\\/](?!google)',
    'plans-ui[\\\\/]src[\\\\/](offer|pricing[\\\\/]purchase-wish)',
    'locales[\\\\/]src[\\\\/]en[\\\\/](common|home|tools)[.]',
    'kit[\\\\/]toast-store',
    'page-services[\\\\/]src[\\\\/]consent[\\\\/]consent-store',
    'web[\\\\/]src[\\\\/](config[\\\\/](?!tool-looks[\\\\/]|search-)|features[\\\\/](login[\\\\/]login-token|store[\\\\/]join-code))',
    'web[\\\\/]src[\\\\/]app[\\\\/]layout[\\\\/].+[.]css',
    'tools-ui[\\\\/]src[\\\\/](compare[\\\\/]|tool-services|work-owner)',
    'tools-ui[\\\\/]src[\\\\/]photo[\\\\/]dropped-files',
    'picture-files[\\\\/]src[\\\\/]check-image-file',
    'tools-ui[\\\\/]src[\\\\/]workbench[\\\\/]use-compare-texts',
    'icons-react[\\\\/]dist[\\\\/]esm[\\\\/](createReactComponent|defaultAttributes)',
    'icons[\\\\/]Icon(Check|ChevronDown|ChevronLeft|ChevronRight|Language|Logout|Menu2|Photo|Search|Selector|Settings|SunMoon|UserCircle|X)[.]',
  ].join('|'),
);

/**
 * Parts of those libraries that no first page needs: forms, infinite lists and texts with links.
 */
const isLater = new RegExp(
  [
    'react-i18next[\\\\/].*[\\\\/]Trans',
    'node_modules[\\\\/](html-parse-stringify|void-elements)[\\\\/]',
    '@tanstack[\\\\/].*(useInfiniteQuery|infiniteQueryObserver|[qQ]ueriesObserver|useQueries)',
    '@tanstack[\\\\/].*(mutationObserver|useMutation)[.]',
    'ui-kit[\\\\/]src[\\\\/](dialog|use-focus-trap|swatches|use-typed-color)',
  ].join('|'),
);

export default defineConfig({
  plugins: [
    react(),
    devConfig(),
    previewPages(),
    ...forBrowsers(preloadFonts(), refuseServerCode(), brotliFiles()),
  ],
  // Workers are built separately, with their own plugins.
  worker: { plugins: () => [refuseServerCode()] },
  resolve: {
    conditions: ['@tintory/source', 'module', 'browser', 'development|production'],
  },
  server: { port: 4200, strictPort: true },
  build: {
    target: 'es2023',
    sourcemap: false,
    // A picture inlined as data would be fetched with the script and needs `data:` in the CSP.
    assetsInlineLimit: 0,
    // All target browsers support it.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
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
                // Modules of every page, kept in their own chunk.
                { name: 'base', test: isBase, priority: 8 },
                {
                  name: 'later',
                  test: isLater,
                  priority: 9,
                  includeDependenciesRecursively: false,
                },
                // The looks of all tools, used by the first page and others.
                {
                  name: 'looks',
                  test: /web[\\/]src[\\/]config[\\/]tool-looks/,
                  priority: 9,
                  includeDependenciesRecursively: false,
                },
                ...toolChunks,
                // Shared by a few pages, and so small that it would be merged into the first chunk.
                {
                  name: 'login',
                  test: /plans-ui[\\/]src[\\/]login[\\/]/,
                  priority: 6,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'plans',
                  test: /plans-ui[\\/]src[\\/](?!index)/,
                  priority: 5,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'shared',
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 24_000,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: ['@tintory/source', 'module', 'node', 'development|production'] },
      build: {
        outDir: server,
        emitAssets: false,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: join(import.meta.dirname, 'src/prerender.tsx') },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      const { info } = builder.config.logger;
      info(await checkFirstLoad(dist));
      info(await writePages(dist, server));
    },
  },
});
