import isEmail from 'validator/lib/isEmail.js';
import { z } from 'zod';

/**
 * Characters that end the host of a URL or are dropped from it: the domain would be read without
 * the rest.
 */
const endsHost = /[\s\p{Cc}/?#:@\\%[\]]/u;

/** The domain in ASCII (RFC 5891), as the mail server looks it up; null if it is not one. */
function asciiDomain(domain: string): string | null {
  const url = `http://${domain}`;
  return !endsHost.test(domain) && URL.canParse(url) ? new URL(url).hostname : null;
}

/**
 * The normal form of an address: trimmed, without invisible characters, in lower case, its domain
 * in ASCII. Anything else is returned as it is, to be refused.
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
  // The parser encodes the address, and a lone surrogate has no encoding.
  .refine(
    (address) => address.isWellFormed() && isEmail(address, { blacklisted_chars: notPlain }),
    {
      params: { reason: 'email' },
    },
  );
