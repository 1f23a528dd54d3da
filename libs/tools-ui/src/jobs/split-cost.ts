import type { PictureFee } from '../tool-services.tsx';

/** Work that is paid one by one: photos through one function. */
export type PaidWork = {
  count: number;
  /** Credits for each. */
  each: number;
  /** Credits for each picture that is made of it. */
  perPicture: number;
};

export type SplitCost = {
  byCredits: number;
  byFee: number;
  /** What neither pays for. */
  unpaid: number;
  /** US cents for each that the fee pays for. */
  cents: number;
};

/** How work is paid: each wholly with credits as far as they go, then at the fee up to its limit. */
export function splitCost(
  { count, each, perPicture }: PaidWork,
  balance: number | null,
  fee: PictureFee | undefined,
): SplitCost {
  // Nothing is charged, or the balance is unknown.
  if (each === 0 || balance === null) return { byCredits: count, byFee: 0, unpaid: 0, cents: 0 };
  const byCredits = Math.min(count, Math.floor(balance / each));
  const pictures = Math.max(1, Math.round(each / perPicture));
  const room = Math.floor((fee?.left ?? 0) / pictures);
  const byFee = Math.min(count - byCredits, room);
  const unpaid = count - byCredits - byFee;
  return { byCredits, byFee, unpaid, cents: (fee?.cents ?? 0) * pictures };
}
