import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    // A busy machine is no failure.
    testTimeout: 90_000,
    name: 'vite-plugins',
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
});
