import { brotliFiles, refuseServerCode, toolChunks } from '@tintory/vite-plugins';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { devConfig } from './build/dev-config.ts';
import { drawnPages } from './build/drawn-pages.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** Libraries of the first page; languages and sign-in with Google come later. */
const isBase = new RegExp(
  [
    'node_modules[\\\\/](i18next|react-i18next|react-router|react-router-dom|@tanstack|ky)[\\\\/]',
    'libs[\\\\/](ui-kit|i18n|api-client|contract|catalog)[\\\\/]',
    'libs[\\\\/]session[\\\\/]src[\\\\/](?!google)',
    'tools-ui[\\\\/]src[\\\\/](compare[\\\\/]|tool-services|photo[\\\\/])',
    'tools-ui[\\\\/]src[\\\\/]workbench[\\\\/]use-(samples|compare-texts|tool-texts|file-input)',
    'icons-react[\\\\/]dist[\\\\/]esm[\\\\/](createReactComponent|defaultAttributes)',
    'icons[\\\\/]Icon(Check|ChevronDown|ChevronLeft|ChevronRight|Language|Logout|Menu2|Photo|Selector|Settings|SunMoon|UserCircle|X)[.]',
  ].join('|'),
);

export default defineConfig({
  plugins: [react(), devConfig(), preloadFonts(), drawnPages(), refuseServerCode(), brotliFiles()],
  // A worker is built for itself.
  worker: { plugins: () => [refuseServerCode()] },
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  server: { port: 4200, strictPort: true },
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
            // What every page starts with, so that no other chunk has to carry it.
            { name: 'base', test: isBase, priority: 8 },
            ...toolChunks,
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
});
