import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeSocket } from './fake-socket.ts';

/** Sets up each test of a file: a silent WebSocket, and revocable object URLs. */
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
