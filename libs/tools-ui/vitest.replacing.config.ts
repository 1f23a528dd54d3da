import { replacingPageTests, replacingTests } from '../../vitest.project.ts';

export default replacingPageTests('tools-ui-replacing', {
  include: replacingTests(import.meta.dirname),
});
