import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tintory/source', 'node', 'development|production'] } },
  test: {
    // A busy machine is no failure.
    testTimeout: 90_000,
    name: 'contract',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
