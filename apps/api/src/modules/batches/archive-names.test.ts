import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createArchiveNames } from './archive-names.ts';

const jpeg = ['image/jpeg'];

it.each([
  ['cat.png', 'cat.jpg'],
  ['Shirt 1.5', 'Shirt 1.5.jpg'],
  ['../../etc/passwd', '-..-etc-passwd.jpg'],
  ['A/B\\C:"x"', 'A-B-C--x-.jpg'],
  ['.hidden', 'hidden.jpg'],
  ['.png', 'photo.jpg'],
  ['CON', 'CON_.jpg'],
  ['صورة', 'صورة.jpg'],
  ['a\u0000b\u202ecd', 'abcd.jpg'],
])('calls a result of %j %j', (name, file) => {
  expect(createArchiveNames()(name, jpeg)).toEqual([file]);
});

it('numbers several results of one picture', () => {
  const nameThem = createArchiveNames();
  expect(nameThem('cat.jpg', ['image/png', 'image/svg+xml'])).toEqual(['cat-1.png', 'cat-2.svg']);
});

it('never gives one name twice, not even in other capitals', () => {
  const nameThem = createArchiveNames();
  const all = ['cat.jpg', 'CAT.png', 'cat'].flatMap((name) => nameThem(name, jpeg));
  expect(all).toEqual(['cat.jpg', 'CAT (2).jpg', 'cat (3).jpg']);
});

it('makes any words a name of moderate length that stays in its folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
      const [name = ''] = createArchiveNames()(words, jpeg);
      expect(name).toMatch(/^[^./\\\p{Cc}][^/\\\p{Cc}]*\.jpg$/u);
      expect([...name].length).toBeLessThan(120);
    }),
  );
});
