import { nodeTests } from '../../vitest.project.ts';

// Each file starts its own servers; their modules are loaded once.
export default nodeTests('api', { globalSetup: './src/testing/make-empty-database.ts' });
