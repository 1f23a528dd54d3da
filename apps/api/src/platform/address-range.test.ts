import { expect, it } from 'vitest';
import { addressRange } from './address-range.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1234:5678::1', '2001:db8:1234::/48'],
  ['nonsense', 'unknown'],
])('the range of %s is %s', (ip, range) => {
  expect(addressRange(ip, { ipv4: 24, ipv6: 48 })).toBe(range);
});

it('is the address itself where all of it counts', () => {
  expect(addressRange('203.0.113.77', { ipv4: 32, ipv6: 64 })).toBe('203.0.113.77');
});
