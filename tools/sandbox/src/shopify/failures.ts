export type FailureKind = '500' | 'throttled' | 'timeout' | 'userErrors' | 'lostAnswer';

export type Failures = ReturnType<typeof createFailures>;

/** Queued faults, by the name of an operation or its root field. */
export function createFailures() {
  const waiting: { shop: string | null; operation: string; kind: FailureKind }[] = [];
  return {
    /** Makes the next such operation fail; `lostAnswer` executes it and drops the response. */
    next: (operation: string, kind: FailureKind, shop: string | null = null): void => {
      waiting.push({ operation, kind, shop });
    },
    take: (names: readonly string[], shop: string): FailureKind | null => {
      const at = waiting.findIndex(
        (one) => names.includes(one.operation) && (one.shop ?? shop) === shop,
      );
      return at < 0 ? null : (waiting.splice(at, 1)[0]?.kind ?? null);
    },
  };
}
