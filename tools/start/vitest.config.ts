import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'start', environment: 'node', include: ['src/**/*.test.mjs'] },
});
