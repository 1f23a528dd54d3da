import { defineConfig } from 'vitest/config';

/** The parts alone; the run over everything lists them itself. */
export default defineConfig({ test: { projects: ['vitest.*.config.ts'] } });
