import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

type Tests = NonNullable<UserWorkspaceConfig['test']>;

const anyTests = join(import.meta.dirname, 'vitest.setup.ts');
const withPage = join(import.meta.dirname, 'vitest.page-setup.ts');

/** What the tests of every project have in common; `name` is that of its folder. */
const common = (name: string, test: Tests, setup = [anyTests]): UserWorkspaceConfig => ({
  resolve: { conditions: ['@tintory/source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['@tintory/source', 'node', 'development|production'] } },
  test: {
    name,
    // A busy machine is no failure.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    include: ['src/**/*.test.{ts,tsx}'],
    ...test,
    setupFiles: [...setup, ...[test.setupFiles ?? []].flat()],
  },
});

/**
 * Tests without a page: their files share a process, one after the other. Node itself loads their
 * modules, as it loads the product's; they cannot replace one (`vi.mock`).
 */
export const nodeTests = (name: string, test: Tests = {}) =>
  defineProject(
    common(name, {
      environment: 'node',
      isolate: false,
      experimental: { viteModuleRunner: false },
      ...test,
    }),
  );

/** Tests with a page and React, which is loaded once for all files of a process. */
export const pageTests = (name: string, test: Tests = {}) =>
  defineProject({
    plugins: [react()],
    ...common(name, { environment: 'jsdom', isolate: false, ...test }, [anyTests, withPage]),
  });

/** The same for files that replace modules (`vi.mock`): each has a process of its own. */
export const replacingPageTests = (name: string, test: Tests = {}) =>
  pageTests(name, { isolate: true, ...test });

/** Tests that put something in a module's place: the next file in the same process would meet it there. */
export const replacingTests = (project: string): string[] =>
  globSync('src/**/*.test.{ts,tsx}', { cwd: project }).filter((file) =>
    readFileSync(join(project, file), 'utf8').includes('vi.mock('),
  );
