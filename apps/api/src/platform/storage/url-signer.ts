import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the terms of a URL so that nobody can change them. */
export type UrlSigner = {
  sign(terms: object): string;
  /** The terms as they were signed, or undefined for anything else. */
  read(token: string): unknown;
};

export function createUrlSigner(key: Buffer): UrlSigner {
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (terms) => {
      const text = Buffer.from(JSON.stringify(terms)).toString('base64url');
      return `${text}.${macOf(text).toString('base64url')}`;
    },
    read: (token) => {
      const [text, mac, ...rest] = token.split('.');
      if (!text || !mac || rest.length > 0) return undefined;
      const given = Buffer.from(mac, 'base64url');
      const right = macOf(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    },
  };
}
