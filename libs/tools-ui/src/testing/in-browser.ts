import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeSocket } from './fake-socket.ts';

/** For each test of a file: a socket that tells nothing, and object URLs that may be given back. */
export function inBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => undefined }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
