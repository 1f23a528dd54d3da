import type { Member, User } from '@tintory/contract';

type Maybe<T> = T | null | undefined;

/** Signed in: the user has an id. Until the profile has answered, the token at hand stands for it. */
export const isLoggedIn = (hasToken: boolean, user: Maybe<Pick<User, 'id'>>): boolean =>
  hasToken && (!user || Boolean(user.id));

/** What follows from a membership; the dates are the ones that are still to come. */
type PlanState = {
  /** Somebody pays, or has paid for what still runs. */
  isVip: boolean;
  /** A plan was cancelled, and what was paid for still runs. */
  isCancelVip: boolean;
  /** There is a plan that could be changed: one that is not cancelled for good. */
  canChange: boolean;
  renewsAt: string | null;
  endsAt: string | null;
  /** The smaller plan that follows the present one. */
  next: NonNullable<Member['next_plan']> | null;
};

type Membership = Pick<Member, 'plan_id' | 'renews_at' | 'cancel_expired_at' | 'next_plan'>;

/** Derives what every page tells of a plan: whether there is one, and how it goes on. */
export function planState(member: Maybe<Membership>, now: number = Date.now()): PlanState {
  const ends = member?.cancel_expired_at ?? null;
  const isCancelVip = ends !== null && Date.parse(ends) > now;
  const canChange = Boolean(member) && member?.plan_id !== 'free';
  return {
    isVip: canChange || isCancelVip,
    isCancelVip,
    canChange,
    renewsAt: isCancelVip ? null : (member?.renews_at ?? null),
    endsAt: isCancelVip ? ends : null,
    next: canChange && !isCancelVip ? (member?.next_plan ?? null) : null,
  };
}

type Where = {
  /** The host of the page. */
  host: string;
  /** The store platform's own host, where there is one. */
  storeHost: Maybe<string>;
  /** The shop that came with the tokens. */
  storedDomain?: Maybe<string>;
  user?: Maybe<Pick<User, 'shopify_domain'>>;
};

/**
 * The merchant flow holds on the store app's own host, and for whoever has a store. The profile
 * knows that; until it has answered, the shop stored at the sign-in does.
 */
export const isStoreContext = ({ host, storeHost, storedDomain, user }: Where): boolean =>
  (Boolean(storeHost) && host === storeHost) || Boolean(user ? user.shopify_domain : storedDomain);
