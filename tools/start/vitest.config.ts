import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    // A busy machine is no failure.
    testTimeout: 90_000,
    name: 'start',
    environment: 'node',
    include: ['src/**/*.test.mjs'],
  },
});
