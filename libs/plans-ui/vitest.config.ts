import { pageTests } from '../../vitest.project.ts';

export default pageTests('plans-ui');
