import { freeCredits, type User } from '@tintory/contract';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { grantCredits } from '../credits/grants.service.ts';
import * as repository from './users.repository.ts';

/** The account behind a proven address. A new one starts with the free credits, once. */
export async function signInByEmail(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<repository.UserRow> {
  const user = await repository.findOrCreateByEmail(tx, email, now);
  const free = { userId: user.id, source: 'free', businessKey: `free:${user.id}` } as const;
  await grantCredits(tx, { ...free, amount: freeCredits, expiresAt: null }, now);
  return user;
}

export async function readProfile(db: Database, userId: string): Promise<User> {
  const user = await repository.findUser(db, userId);
  if (!user) throw new AppError('Unauthorized');
  return {
    id: user.id,
    shopify_domain: user.shopifyDomain,
    email: user.email,
    name: user.name,
    has_password: user.passwordHash !== null,
    created_at: user.createdAt.toISOString(),
  };
}
