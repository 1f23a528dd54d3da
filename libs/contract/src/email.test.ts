import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailAddress, normalEmail } from './email.ts';

const read = (text: string) => emailAddress.safeParse(text).data ?? null;

describe('an e-mail address', () => {
  it.each([
    'x1,v@example.com',
    '(a)v@example.com',
    'v(a)@example.com',
    'v@(a)example.com',
    'v@example.com(a)',
    '<v@example.com>',
    'g:v@example.com;',
    'a<v@example.com',
    'v@example.com,',
    'v@example.com;w@example.com',
    'Vi <v@example.com>',
    '"x1,v"@example.com',
    '"v"@example.com',
    'v\\@example.com',
    'someone@example,com',
    'mailto:someone@example.com',
    'v@example.com/path',
    'v@example.com:25',
    'v@example.com?subject=x',
    'v@ex%61mple.com',
    'v@example.com\\x',
    'v@w@example.com',
    'v@[192.0.2.1]',
    'v@192.0.2.1',
    'v@0x7f.1',
    'v@localhost',
    'v@-example.com',
    'v@example',
    '@example.com',
    'v@',
    'v',
    '',
    '.v@example.com',
    'v..w@example.com',
    'v w@example.com',
    'v@example.com\r\nBcc: w@example.com',
    '=?utf-8?q?v?=@example.com',
    'v%40w.example@example.com',
    'w.example!v@example.com',
    'v@example.com\u0000',
    'v@exam\tple.com',
    `${'v'.repeat(65)}@example.com`,
  ])('is not %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['V@Example.COM', 'v@example.com'],
    ['  v@example.com\t\n', 'v@example.com'],
    ['v@example.com\u200B', 'v@example.com'],
    ['\uFEFFv\u200D@exam\u00ADple.com\u2060', 'v@example.com'],
    ['v@example.com\u200B ', 'v@example.com'],
    ['\u202Av@example.com\u202C', 'v@example.com'],
    ['v@example。com', 'v@example.com'],
    ['v@ｅｘａｍｐｌｅ．com', 'v@example.com'],
    ['v@exämple.com', 'v@xn--exmple-cua.com'],
    ['v@exa\u0308mple.com', 'v@xn--exmple-cua.com'],
    ['v@EXÄMPLE.com', 'v@xn--exmple-cua.com'],
    ['v@xn--exmple-cua.com', 'v@xn--exmple-cua.com'],
    ['v@مثال.إختبار', 'v@xn--mgbh0fb.xn--kgbechtv'],
    ['ann.bee+shop@mail.example.co.uk', 'ann.bee+shop@mail.example.co.uk'],
    ["o'neil_x-1@example.museum", "o'neil_x-1@example.museum"],
    ['jose\u0301@example.com', 'josé@example.com'],
  ])('%j is read as %s', (text, address) => {
    expect(read(text)).toBe(address);
  });

  it('that is taken names one mailbox, and is read again as the same', () => {
    const parts = ['v', 'x1', '.', '+', 'ä', 'é', '。', '\u200B', '\u00AD', ' ', 'example', 'com'];
    const signs = [...'@@@,;:<>()[]"\\/?#%!\'\r\n\t\u0000'];
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...parts, ...signs), maxLength: 14 }),
      fc
        .tuple(
          fc.string({ unit: fc.constantFrom(...parts, ...signs), maxLength: 5 }),
          fc.string({ unit: fc.constantFrom(...parts, ...signs), maxLength: 5 }),
        )
        .map(([name, end]) => `${name}v@example.com${end}`),
      fc.emailAddress(),
      fc.string({ unit: 'binary', maxLength: 20 }).map((name) => `${name}@example.com`),
    );
    fc.assert(
      fc.property(text, (wish) => {
        const address = read(wish);
        if (address === null) return;
        expect(address).toMatch(/^[^\s,;:<>()[\]"\\@]+@[a-z0-9.-]+\.[a-z0-9-]+$/);
        expect(read(address)).toBe(address);
        expect(normalEmail(` ${wish}\u200B`)).toBe(address);
      }),
      { numRuns: 2_000 },
    );
  });
});
