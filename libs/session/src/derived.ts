import type { Member, User } from '@tintory/contract';

type Maybe<T> = T | null | undefined;

export const isLoggedIn = (user: Maybe<Pick<User, 'id'>>): boolean => Boolean(user?.id);

/** A plan was cancelled, but what was paid for still runs. */
export function isCancelVip(
  member: Maybe<Pick<Member, 'cancel_expired_at'>>,
  now: number = Date.now(),
): boolean {
  const ends = member?.cancel_expired_at;
  return Boolean(ends) && Date.parse(String(ends)) > now;
}

export const isVip = (
  member: Maybe<Pick<Member, 'plan_id' | 'cancel_expired_at'>>,
  now: number = Date.now(),
): boolean => Boolean(member) && (member?.plan_id !== 'free' || isCancelVip(member, now));

/** The merchant flow holds on the store app's own host, and for whoever has a store. */
export const isStoreContext = (
  host: string,
  storeHost: Maybe<string>,
  user: Maybe<Pick<User, 'shopify_domain'>>,
): boolean => (Boolean(storeHost) && host === storeHost) || Boolean(user?.shopify_domain);
