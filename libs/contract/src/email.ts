import isEmail from 'validator/lib/isEmail.js';
import { z } from 'zod';

/** What ends the host of a URL, or is dropped from it: the domain would be read without the rest. */
const endsHost = /[\s\p{Cc}/?#:@\\%[\]]/u;

/** The domain in ASCII (RFC 5891), as the mail server looks it up; null for what is none. */
function asciiDomain(domain: string): string | null {
  const url = `http://${domain}`;
  return !endsHost.test(domain) && URL.canParse(url) ? new URL(url).hostname : null;
}

/**
 * The one form in which an address is stored, looked up and counted: without surrounding space and
 * characters that nobody sees, in lower case, its domain in ASCII. What is no address stays refusable.
 */
export function normalEmail(text: string): string {
  const seen = text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();
  const address = seen.normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = asciiDomain(address.slice(at + 1));
  return at < 0 || domain === null ? address : `${address.slice(0, at + 1)}${domain}`;
}

/** In a local part: quotes, routes of old mail systems, and words in another encoding (RFC 2047). */
const notPlain = '"%!?';

/**
 * Exactly one plain mailbox: no name, no comment, no group, no list, no quotes, all of which mail
 * servers would read as another address. Answers in its normal form.
 */
export const emailAddress = z
  .string()
  .overwrite(normalEmail)
  .max(254)
  // The parser encodes the address, and half a surrogate pair has no code.
  .refine(
    (address) => address.isWellFormed() && isEmail(address, { blacklisted_chars: notPlain }),
    {
      params: { reason: 'email' },
    },
  );
