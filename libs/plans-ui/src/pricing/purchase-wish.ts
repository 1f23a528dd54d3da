import { planIntervals, type PlanInterval } from '@tintory/contract';
import { safeStorage, type Session } from '@tintory/session';

type Wish = { planId: string; interval: PlanInterval };

const key = 'purchase-wish';

/** After this time a sign-in no longer continues the purchase. */
const lifeMs = 15 * 60 * 1_000;

/** Stores what a visitor wanted to buy until they have signed in in this tab. */
export function keepWish(wish: Wish, now = Date.now()): void {
  safeStorage('session').setItem(key, JSON.stringify({ ...wish, until: now + lifeMs }));
}

const forgetWish = (): void => safeStorage('session').removeItem(key);

/** What was wanted, once. */
export function takeWish(now = Date.now()): Wish | null {
  const storage = safeStorage('session');
  const stored = storage.getItem(key);
  forgetWish();
  const { planId, interval, until } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
  const known = planIntervals.find((one) => one === interval);
  if (typeof planId !== 'string' || !known || Number(until) < now) return null;
  return { planId, interval: known };
}

/** Has the wish forgotten when an account is left, and where a store's account signs in. */
export function keepWishApart(session: Pick<Session, 'getTokens' | 'onLeave' | 'subscribe'>): void {
  const look = () => {
    // What a visitor wants is a consumer's plan, which a store does not buy.
    if (session.getTokens()?.shopify_domain) forgetWish();
  };
  look();
  session.subscribe(look);
  session.onLeave(forgetWish);
}
