import { vi } from 'vitest';

const { waitFor } = vi;

/** Waits up to 30 s, where Vitest's own default is one second: a busy machine is no failure. */
const waitLonger: typeof waitFor = (callback, options) =>
  waitFor(
    callback,
    typeof options === 'object' ? { timeout: 30_000, ...options } : (options ?? 30_000),
  );

// Files that share a process run this one after the other.
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger;
