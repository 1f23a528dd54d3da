import { planIntervals, type PlanInterval } from '@tintory/contract';

type Wish = { planId: string; interval: PlanInterval };

const key = 'purchase-wish';

/** Whoever takes longer to sign in has something else in mind by then. */
const lifeMs = 15 * 60 * 1_000;

/** Remembers what a visitor wanted to buy, until they have signed in in this tab. */
export function keepWish(wish: Wish, now = Date.now()): void {
  sessionStorage.setItem(key, JSON.stringify({ ...wish, until: now + lifeMs }));
}

/** What was wanted, once. */
export function takeWish(now = Date.now()): Wish | null {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const { planId, interval, until } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
  const known = planIntervals.find((one) => one === interval);
  if (typeof planId !== 'string' || !known || Number(until) < now) return null;
  return { planId, interval: known };
}
