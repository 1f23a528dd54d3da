import { hash, verify } from '@node-rs/argon2';
import type { ReasonText } from '../../platform/detail.ts';

/** OWASP's least for Argon2id: 19 MiB, two rounds. The library works on its own threads. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against if there is no password, so that timing does not tell whether there is one. */
const nobody = hash('nobody has this password', costs);

export const hashPassword = (password: string): Promise<string> => hash(password, costs);

export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && Boolean(stored);
}

/** The most common passwords of the required length. */
const common = new Set([
  '1234567890',
  '0123456789',
  '0987654321',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'password12',
  'password123',
  'password1234',
  'passw0rd123',
  'qwertyuiop',
  'qwerty12345',
  'qwerty123456',
  'asdfghjkl;',
  'iloveyou12',
  'letmein123',
  'welcome123',
  'administrator',
  'changeme123',
  'football123',
  'tintory123',
]);

/** Why a password is too easy to guess, or null. */
export function weaknessOf(password: string, email: string | null): ReasonText | null {
  const lower = password.toLowerCase();
  if (common.has(lower)) return 'commonPassword';
  if (new Set(lower).size < 4) return 'plainPassword';
  if (email && (lower === email || lower === email.split('@')[0])) {
    return 'emailPassword';
  }
  return null;
}
