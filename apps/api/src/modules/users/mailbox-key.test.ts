import { describe, expect, it } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

describe('the key of a mailbox', () => {
  it.each([
    ['ann@example.com', 'ANN@Example.com'],
    ['ann@example.com', 'ann+shop@example.com'],
    ['ann.bee@gmail.com', 'annbee+7@googlemail.com'],
  ])('is one for %s and %s', (one, other) => {
    expect(mailboxKey(one)).toBe(mailboxKey(other));
  });

  it.each([
    ['ann@example.com', 'bob@example.com'],
    ['ann.bee@example.com', 'annbee@example.com'],
    ['ann@example.com', 'ann@example.org'],
  ])('differs for %s and %s', (one, other) => {
    expect(mailboxKey(one)).not.toBe(mailboxKey(other));
  });

  it('does not tell the address', () => {
    expect(mailboxKey('ann@example.com')).toMatch(/^[0-9a-f]{64}$/);
  });
});
