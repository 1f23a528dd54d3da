import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.ts';

const older = randomBytes(32);
const newer = randomBytes(32);

describe('a sealer', () => {
  it('opens what it sealed, and shows nothing of it', () => {
    const sealer = createSealer([newer]);
    const sealed = sealer.seal('shpat_secret ü', 'shop:a');
    expect(sealed).not.toContain('shpat');
    expect(sealer.open(sealed, 'shop:a')).toBe('shpat_secret ü');
    expect(sealer.seal('shpat_secret ü', 'shop:a')).not.toBe(sealed);
  });

  it('opens nothing in another place, and nothing that was changed', () => {
    const sealer = createSealer([newer]);
    const sealed = sealer.seal('secret', 'shop:a');
    expect(() => sealer.open(sealed, 'shop:b')).toThrow();
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => sealer.open(sealed.slice(0, -2) + last + sealed.at(-1), 'shop:a')).toThrow();
    expect(() => sealer.open(sealed.split('.').slice(0, 2).join('.'), 'shop:a')).toThrow();
  });

  it('opens what an older key sealed while that is still given, and seals with the newest', () => {
    const sealed = createSealer([older]).seal('secret', 'shop:a');
    const both = createSealer([newer, older]);
    expect(both.open(sealed, 'shop:a')).toBe('secret');
    expect(createSealer([newer]).open(sealed, 'shop:a')).toBeUndefined();
    expect(createSealer([newer]).open(both.seal('x', 'shop:a'), 'shop:a')).toBe('x');
  });
});
