import { createHash } from 'node:crypto';

/** Google reads an address without its dots, and under two names. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * What an address has in common with every other spelling of the same mailbox: lower case, without
 * what stands behind a plus. Hashed, since it outlives the account.
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
