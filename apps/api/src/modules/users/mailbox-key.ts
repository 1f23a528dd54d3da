import { createHash } from 'node:crypto';

/** Google reads an address without its dots, and under two names. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * Hash of an address's mailbox, equal for every spelling: lower case, without a plus suffix.
 * Hashed, because it outlives the account.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const name = email.slice(0, at).toLowerCase().split('+')[0] ?? '';
  const mailbox = dotless.has(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
  return createHash('sha256').update(mailbox).digest('hex');
}
