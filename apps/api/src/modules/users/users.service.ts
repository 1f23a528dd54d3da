import { normalEmail, type User } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { giveFreeCredits } from './free-credits.ts';
import * as repository from './users.repository.ts';
import type { UserRow } from './users.repository.ts';

/** From where somebody signs in, as far as it matters here. */
export type Caller = { ip: string; language: Language };

/** The account behind a proven address, made on first use. */
export async function signInByEmail(
  tx: Transaction,
  address: string,
  { ip, language }: Caller,
  now: Date,
): Promise<UserRow> {
  const email = normalEmail(address);
  const { user, isNew } = await repository.findOrCreateByEmail(tx, email, now);
  if (isNew) await giveFreeCredits(tx, { id: user.id, email }, ip, now);
  if (user.language !== language || user.email !== email) {
    await repository.updateUser(tx, user.id, { language, email });
  }
  return user;
}

/**
 * The account of an external identity: the linked one; at first the one with the same verified
 * address.
 */
export async function signInByIdentity(
  tx: Transaction,
  identity: { provider: 'google'; subject: string; email: string },
  caller: Caller,
  now: Date,
): Promise<UserRow> {
  const { provider, subject, email } = identity;
  const known = await repository.findIdentity(tx, provider, subject);
  const user = known && (await repository.findUser(tx, known));
  if (user) return user;
  const found = await signInByEmail(tx, email, caller, now);
  await repository.insertIdentity(tx, { provider, subject, userId: found.id, createdAt: now });
  return found;
}

export const findByEmail = (db: Database, email: string): Promise<UserRow | undefined> =>
  repository.findUserByEmail(db, email);

export async function readUser(db: Database | Transaction, userId: string): Promise<UserRow> {
  const user = await repository.findUser(db, userId);
  if (!user) throw new AppError('Unauthorized');
  return user;
}

export async function readProfile(db: Database, userId: string): Promise<User> {
  const user = await readUser(db, userId);
  return {
    id: user.id,
    shopify_domain: user.shopifyDomain,
    email: user.email,
    name: user.name,
    has_password: user.passwordHash !== null,
    created_at: user.createdAt.toISOString(),
  };
}

/** An empty name removes it. */
export const renameUser = (db: Database, userId: string, name: string): Promise<void> =>
  repository.updateUser(db, userId, { name: name || null });

export const setPasswordHash = (tx: Transaction, userId: string, passwordHash: string) =>
  repository.updateUser(tx, userId, { passwordHash });

export const removeUser = (tx: Transaction, userId: string): Promise<void> =>
  repository.deleteUser(tx, userId);

/** Where and in which language to write to a user. */
export async function readContact(db: Database, userId: string) {
  const user = await repository.findUser(db, userId);
  return user && { email: user.email, language: user.language };
}
