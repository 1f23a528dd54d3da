import { defineConfig } from 'vitest/config';

/** For runs of this project alone; the run of all tests lists these projects itself. */
export default defineConfig({ test: { projects: ['vitest.*.config.ts'] } });
