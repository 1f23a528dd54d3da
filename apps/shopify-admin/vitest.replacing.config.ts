import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('shopify-admin-replacing', {
  include: replacingTests(import.meta.dirname),
  setupFiles: ['test/browser.ts'],
});
