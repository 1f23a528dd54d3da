import { nodeTests } from '../../vitest.project.ts';

// Each file starts servers of its own; what they are made of is loaded once.
export default nodeTests('api', { globalSetup: './src/testing/make-empty-database.ts' });
