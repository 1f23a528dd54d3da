import { createBucket } from '../shopify/bucket.ts';
import type { CallKind, FaultKind } from './model.ts';

/** The queued faults, and the rate limit's bucket of 120 requests, refilled by two a second. */
export function createFaults() {
  const waiting: { call: CallKind; kind: FaultKind }[] = [];
  const bucket = createBucket();
  bucket.set({ maximum: 120, restoreRate: 2 });
  return {
    bucket,
    next: (call: CallKind, kind: FaultKind, times = 1): void => {
      for (let time = 0; time < times; time += 1) waiting.push({ call, kind });
    },
    take: (call: CallKind): FaultKind | null => {
      const at = waiting.findIndex((one) => one.call === call);
      return at < 0 ? null : (waiting.splice(at, 1)[0]?.kind ?? null);
    },
  };
}
