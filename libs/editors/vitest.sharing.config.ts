import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('editors', {
  include: ['src/**/*.test.tsx'],
  exclude: replacingTests(import.meta.dirname),
});
