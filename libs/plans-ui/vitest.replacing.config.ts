import { replacingPageTests, replacingTests } from '../../vitest.project.ts';

export default replacingPageTests('plans-ui-replacing', {
  include: replacingTests(import.meta.dirname),
});
