import { replacingPageTests } from '../../vitest.project.ts';

export default replacingPageTests('session');
