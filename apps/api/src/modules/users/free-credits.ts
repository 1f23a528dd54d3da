import { freeCredits } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { addressRange } from '../../platform/address-range.ts';
import { grantCredits } from '../credits/grants.service.ts';
import { mailboxKey } from './mailbox-key.ts';
import * as repository from './users.repository.ts';

const dayMs = 86_400_000;

/** Enough for an office in a day; a flood of made-up mailboxes gets accounts without credits. */
const dailyOfRange = 20;
/** How many first bits usually belong to one household or office. */
const household = { ipv4: 24, ipv6: 48 };

/**
 * Grants a new account's free credits: once per mailbox in any spelling, and a limited number per
 * day and network range.
 */
export async function giveFreeCredits(
  tx: Transaction,
  user: { id: string; email: string },
  ip: string,
  now: Date,
): Promise<void> {
  const mailbox = mailboxKey(user.email);
  const range = addressRange(ip, household);
  await repository.lockSignups(tx, range);
  if (await repository.hasSignup(tx, mailbox)) return;
  const today = await repository.countSignups(tx, range, new Date(+now - dayMs));
  if (today >= dailyOfRange) return;
  await repository.insertSignup(tx, { mailbox, ipRange: range, createdAt: now });
  const request = { userId: user.id, source: 'free', businessKey: `free:${mailbox}` } as const;
  await grantCredits(tx, { ...request, amount: freeCredits, expiresAt: null }, now);
}
