// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addFiles, inspectEach, newUpload, type Upload } from './upload-list.ts';

const aFile = (name: string) => new File(['x'], name, { lastModified: 1 });
const names = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 });

describe('choosing photos for a batch', () => {
  it('never exceeds the limit and loses no file without saying so', () => {
    fc.assert(
      fc.property(names, names, fc.integer({ min: 1, max: 20 }), (first, second, limit) => {
        const before = addFiles([], first.map(aFile), limit);
        const after = addFiles(before.uploads, second.map(aFile), limit);
        const fresh = new Set(
          second.filter((name) => !before.uploads.some((u) => u.name === name)),
        );
        expect(after.uploads.length).toBeLessThanOrEqual(limit);
        expect(after.uploads.length + after.left).toBe(before.uploads.length + fresh.size);
      }),
    );
  });

  it('takes a file that is chosen twice only once', () => {
    const { uploads } = addFiles([], [aFile('a'), aFile('b')], 250);
    expect(addFiles(uploads, [aFile('b')], 250)).toEqual({ uploads, left: 0 });
  });

  it('gives each file a key of its own', () => {
    const { uploads } = addFiles([], [aFile('a'), aFile('b')], 250);
    expect(new Set(uploads.map(({ key }) => key)).size).toBe(2);
  });
});

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const aPicture = (name: string) => newUpload(new File([png], name));

/** The states and problems, by name. */
async function inspected(uploads: readonly Upload[]) {
  const seen: Upload[] = [];
  await inspectEach(uploads, (upload) => seen.push(upload));
  return Object.fromEntries(
    seen.map(({ name, state, problem }) => [name, [state, problem?.kind ?? null]]),
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('a photo chosen for a batch', () => {
  it('is refused before the start where it is broken, too large or no picture', async () => {
    const widths: Record<string, number> = { 'good.png': 600, 'huge.png': 20_000 };
    vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
      const width = widths[name];
      if (!width) throw new Error('The source image could not be decoded.');
      return { width, height: 400, close: () => undefined };
    });
    const uploads = [
      ...['good.png', 'huge.png', 'cut-off.png'].map(aPicture),
      newUpload(aFile('a')),
    ];
    expect(await inspected(uploads)).toEqual({
      'good.png': ['waiting', null],
      'huge.png': ['refused', 'side'],
      'cut-off.png': ['refused', 'broken'],
      a: ['refused', 'type'],
    });
  });

  it('is looked at beside one other at the most: each stands in memory for as long', async () => {
    let now = 0;
    let most = 0;
    vi.stubGlobal('createImageBitmap', async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve));
      now -= 1;
      return { width: 600, height: 400, close: () => undefined };
    });
    await inspected(Array.from({ length: 9 }, (_, index) => aPicture(`${index}.png`)));
    expect(most).toBe(2);
  });
});
