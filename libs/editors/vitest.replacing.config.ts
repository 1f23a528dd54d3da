import { replacingPageTests, replacingTests } from '../../vitest.project.ts';

export default replacingPageTests('editors-replacing', {
  include: replacingTests(import.meta.dirname),
});
