import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './build/brotli-files.ts';
import { devConfig } from './build/dev-config.ts';
import { drawnPages } from './build/drawn-pages.ts';
import { preloadFonts } from './build/preload-fonts.ts';

export default defineConfig({
  plugins: [react(), devConfig(), preloadFonts(), drawnPages(), brotliFiles()],
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
