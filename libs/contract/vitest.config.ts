import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tintory/source', 'node', 'development|production'] } },
  test: { name: 'contract', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
