import { pageTests, replacingTests } from '../../vitest.project.ts';

export default pageTests('editors-replacing', { include: replacingTests(import.meta.dirname) });
