/**
 * Throttles by key: the first call runs at once, later ones once an interval. The last call of a
 * key is delayed, never dropped.
 */
export function throttleByKey(run: (key: string) => void, intervalMs: number) {
  const resting = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();

  function pass(key: string): void {
    run(key);
    const timer = setTimeout(() => {
      const again = resting.get(key)?.again;
      resting.delete(key);
      if (again) pass(key);
    }, intervalMs);
    resting.set(key, { again: false, timer });
  }

  return {
    tell: (key: string): void => {
      const rest = resting.get(key);
      if (rest) rest.again = true;
      else pass(key);
    },
    stop: (): void => {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}
