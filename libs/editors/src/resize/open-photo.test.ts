// @vitest-environment node
import { aGoneFile } from '@tintory/tools-ui/testing';
import { expect, it, vi } from 'vitest';
import { openPhoto } from './open-photo.ts';
import { fakeEngine } from './testing/fake-engine.ts';

it.each([
  [0x02, true],
  [0x10, false],
])('tells whether a photo is animated: flags %i', async (flags, animated) => {
  const head = new TextEncoder().encode('RIFF\x5a\0\0\0WEBPVP8X\x0a\0\0\0');
  const file = new Blob([head, Uint8Array.of(flags), new Uint8Array(40)]);
  const opened = await openPhoto(fakeEngine().engine, file, 'moving.webp');
  expect(opened).toMatchObject({ photo: { animated, shown: file } });
});

it('does not open a JPEG of which part is missing, whatever the browser would show of it', async () => {
  const { engine } = fakeEngine();
  vi.mocked(engine.open).mockRejectedValue(new Error('Part of this picture is missing.'));
  const file = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0)]);
  expect(await openPhoto(engine, file, 'cut.jpg')).toEqual({ problem: { kind: 'unreadable' } });
});

it('asks to choose a file again that was deleted or edited after it was chosen', async () => {
  expect(await openPhoto(fakeEngine().engine, aGoneFile(), 'cat.png')).toEqual({
    problem: { kind: 'gone' },
  });
});
