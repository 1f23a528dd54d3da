import { vi } from 'vitest';

const { waitFor } = vi;

/** Waits up to 30 s, where Vitest's own default is one second: a busy machine is no failure. */
vi.waitFor = (callback, options) =>
  waitFor(
    callback,
    typeof options === 'object' ? { timeout: 30_000, ...options } : (options ?? 30_000),
  );
