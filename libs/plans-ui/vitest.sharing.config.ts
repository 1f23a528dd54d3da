import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('plans-ui', { exclude: replacingTests(import.meta.dirname) });
