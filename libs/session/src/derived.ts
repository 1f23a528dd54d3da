import type { Member, User } from '@tintory/contract';

type Maybe<T> = T | null | undefined;

/** Signed in: the user has an id. Until the profile has answered, the token at hand stands for it. */
export const isLoggedIn = (hasToken: boolean, user: Maybe<Pick<User, 'id'>>): boolean =>
  hasToken && (!user || Boolean(user.id));

/** What follows from a membership; dates are future ones only. */
type PlanState = {
  /** A paid plan, or one that is paid until its end. */
  isVip: boolean;
  /** A plan was cancelled and still runs until the end of the paid period. */
  isCancelVip: boolean;
  /** The plan can be changed: it is not cancelled for good. */
  canChange: boolean;
  renewsAt: string | null;
  endsAt: string | null;
  /** The smaller plan that follows the present one. */
  next: NonNullable<Member['next_plan']> | null;
};

type Membership = Pick<Member, 'plan_id' | 'renews_at' | 'cancel_expired_at' | 'next_plan'>;

/** Derives what every page says about a plan: whether there is one, and how it continues. */
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
  /** The host name of the page. */
  host: string;
  /** The store platform's own host, if there is one. */
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
