import { pageTests } from '../../vitest.project.ts';

export default pageTests('page-services');
