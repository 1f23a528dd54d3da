import { nodeTests } from '../../vitest.project.ts';

export default nodeTests('vite-plugins', { isolate: true });
