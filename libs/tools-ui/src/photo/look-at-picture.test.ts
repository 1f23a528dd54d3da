// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { lookAtPicture } from './look-at-picture.ts';

afterEach(() => vi.unstubAllGlobals());

it('refuses a JPEG of which part is missing, whatever the browser would show of it', async () => {
  const bitmap = { width: 24, height: 24, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  const cut = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0)]);
  expect(await lookAtPicture(cut)).toEqual({ problem: { kind: 'broken' } });
});
