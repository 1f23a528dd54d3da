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
    // A busy machine is no failure.
    testTimeout: 90_000,
    name: 'tools-ui',
    environment: 'jsdom',
    // React and the texts are loaded once for all of them.
    isolate: false,
    include: ['src/**/*.test.tsx'],
    exclude: replacing,
  },
});
