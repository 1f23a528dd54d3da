import { describe, expect, it } from 'vitest';
import { namesOf, singular } from './names.ts';

describe('a name', () => {
  it('is spelled as each place in the house needs it', () => {
    expect(namesOf('sky-swap')).toEqual({
      file: 'sky-swap',
      value: 'skySwap',
      type: 'SkySwap',
      id: 'sky_swap',
      title: 'Sky swap',
    });
  });

  it.each(['SkySwap', 'sky_swap', '-pet', 'pet-', '3d', '../pet', ''])('is refused as %j', (name) =>
    expect(() => namesOf(name)).toThrow(/write it in kebab-case/),
  );

  it('is refused when it says nothing', () => {
    expect(() => namesOf('utils')).toThrow(/name the noun of the product/);
  });
});

it.each([
  ['coupons', 'coupon'],
  ['categories', 'category'],
  ['addresses', 'address'],
  ['taxes', 'tax'],
  ['access', 'access'],
  ['pod', 'pod'],
])('one of %s is %s', (many, one) => expect(singular(many)).toBe(one));
