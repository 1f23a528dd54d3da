import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tintory/source', 'node', 'development|production'] } },
  test: {
    // A busy machine is no failure.
    testTimeout: 90_000,
    name: 'api',
    environment: 'node',
    // Each file starts servers of its own; what they are made of is loaded once.
    isolate: false,
    globalSetup: './src/testing/make-empty-database.ts',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
