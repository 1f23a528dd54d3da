import { nodeTests } from '../../vitest.project.ts';

export default nodeTests('start', { isolate: true, include: ['src/**/*.test.mjs'] });
