import type { Member } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import { listSpendableGrants } from '../credits/grants.service.ts';

/** The plan and the credits of a user, as of now. */
export async function readMember(db: Database, userId: string, now: Date): Promise<Member> {
  const grants = await listSpendableGrants(db, userId, now);
  return {
    plan_id: 'free',
    interval: null,
    credits: grants.reduce((sum, grant) => sum + grant.remaining, 0),
    credits_monthly: 0,
    renews_at: null,
    cancel_expired_at: null,
    past_due: false,
    credits_notice: null,
    grants: grants.map((grant) => ({
      id: grant.id,
      source: grant.source,
      amount: grant.amount,
      remaining: grant.remaining,
      expires_at: grant.expiresAt?.toISOString() ?? null,
      created_at: grant.createdAt.toISOString(),
    })),
  };
}
