export type BucketSize = { maximum: number; restoreRate: number };

export type ThrottleStatus = {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
};

export type Bucket = ReturnType<typeof createBucket>;

/** The leaky bucket of query cost points for one app in one shop. */
export function createBucket() {
  let size: BucketSize = { maximum: 1_000, restoreRate: 50 };
  let available = size.maximum;
  let at = Date.now();

  function restore(): void {
    const now = Date.now();
    available = Math.min(size.maximum, available + ((now - at) / 1_000) * size.restoreRate);
    at = now;
  }

  return {
    take: (points: number): boolean => {
      restore();
      if (points > available) return false;
      available -= points;
      return true;
    },
    /** Refunds the difference between the requested and the actual cost. */
    give: (points: number): void => {
      available = Math.min(size.maximum, available + points);
    },
    status: (): ThrottleStatus => {
      restore();
      return {
        maximumAvailable: size.maximum,
        currentlyAvailable: Math.floor(available),
        restoreRate: size.restoreRate,
      };
    },
    /** Sets the size, and the available points: full by default. */
    set: (next: BucketSize, fill = next.maximum): void => {
      size = next;
      available = fill;
      at = Date.now();
    },
  };
}
