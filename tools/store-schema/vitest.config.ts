import { nodeTests } from '../../vitest.project.ts';

export default nodeTests('store-schema', { isolate: true });
