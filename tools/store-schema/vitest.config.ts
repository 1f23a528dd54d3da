import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tintory/source', 'node', 'development|production'] } },
  test: {
    // A busy machine is no failure.
    testTimeout: 90_000,
    name: 'store-schema',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // There must be one graphql: who uses it is loaded the same way as the code under test.
    server: { deps: { inline: [/graphql/] } },
  },
});
