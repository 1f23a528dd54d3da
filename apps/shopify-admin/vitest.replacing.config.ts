import { replacingPageTests, replacingTests } from '../../vitest.project.ts';

export default replacingPageTests('shopify-admin-replacing', {
  include: replacingTests(import.meta.dirname),
  setupFiles: ['test/browser.ts'],
});
