import type { StoreMember } from '@tintory/contract';

export type Usage = NonNullable<StoreMember['usage']>;

/** The highest that may be asked for, in US dollars. */
const highest = 10_000;

/** The cap to ask for after this one, in US dollars; null where there is no higher one. */
export const nextCap = (cap: number): number | null =>
  cap < highest ? Math.min(highest, cap * 2) : null;

/** Whole numbers: dollars with a fraction do not divide exactly. */
const cents = (dollars: number) => Math.round(dollars * 100);

/** Whether the cap may be what stops work of so many credits: a picture costs one at the least. */
export const isCapShort = (usage: Usage, credits: number): boolean => {
  const left = cents(usage.cap_amount) - cents(usage.used);
  return Math.floor(left / cents(usage.additional_fee)) < credits;
};
