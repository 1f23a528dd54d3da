import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('tools-ui-replacing', { include: replacingTests(import.meta.dirname) });
