import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFiles } from './upload-list.ts';

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
