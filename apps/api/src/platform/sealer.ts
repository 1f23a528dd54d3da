import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts texts, each bound to its place. */
export type Sealer = {
  /** @param place what the text belongs to, e.g. a row and a column; it opens nowhere else */
  seal(text: string, place: string): string;
  /** The text; undefined if its key is not available. */
  open(sealed: string, place: string): string | undefined;
};

const algorithm = 'aes-256-gcm';
const ivBytes = 12;

/** Identifies the key that sealed a text, without revealing it. */
const idOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** @param keys the first seals, all of them open: so a secret can be replaced by a new one */
export function createSealer(keys: readonly [Buffer, ...Buffer[]]): Sealer {
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [current] = keys;
  return {
    seal: (text, place) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv);
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
      return [idOf(current), ...parts].join('.');
    },
    open: (sealed, place) => {
      const [id = '', ...parts] = sealed.split('.');
      const key = byId.get(id);
      if (!key) return undefined;
      const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (!iv || !tag || !body) throw new Error('This was never sealed here.');
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
  };
}
