import { nodeTests } from '../../vitest.project.ts';

export default nodeTests('effects');
