import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

const tests = 'src/**/*.test.{ts,tsx}';

/** Tests that put something in a module's place: the next file in the same process would meet it there. */
export const replacing = globSync(tests, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
);

export default defineProject({
  plugins: [react()],
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tintory/source', 'node', 'development|production'] } },
  test: {
    name: 'shopify-admin',
    environment: 'jsdom',
    // React, the kit and the texts are loaded once for all of them.
    isolate: false,
    include: [tests],
    exclude: replacing,
    testTimeout: 90_000,
    setupFiles: ['test/browser.ts'],
    // Read as text by a test of the tokens; other styles stay empty.
    css: { include: /(tokens|esm\/styles)\.css/ },
  },
});
