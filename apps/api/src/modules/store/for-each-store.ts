/** Few at a time: a slow store delays few others, and a sweep leaves connections to requests. */
const atOnce = 6;

/** Runs this for every store, a few at a time; an error is logged and stops no other store. */
export async function forEachStore(
  stores: readonly string[],
  act: (store: string) => Promise<unknown>,
  onError: (error: unknown) => void,
): Promise<void> {
  // One shared iterator: each free lane takes the next store.
  const rest = stores.values();
  const work = async () => {
    for (const store of rest) await act(store).catch(onError);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
