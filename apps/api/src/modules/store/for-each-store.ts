/** A store that is slow keeps few others waiting, and a sweep leaves connections to everybody else. */
const atOnce = 6;

/** Does this for every store, a few at a time; what one throws is told and keeps no other from its turn. */
export async function forEachStore(
  stores: readonly string[],
  act: (store: string) => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<void> {
  // One iterator for all: each store is taken by whoever is free.
  const rest = stores.values();
  const work = async () => {
    for (const store of rest) await act(store).catch(onError);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
