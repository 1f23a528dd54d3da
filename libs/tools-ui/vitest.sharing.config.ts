import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('tools-ui', {
  include: ['src/**/*.test.tsx'],
  exclude: replacingTests(import.meta.dirname),
});
