/** More changes than this during one read mean a loop. */
const most = 8;

/**
 * Asks the provider again until its answer could be stored: `attempt` returns false if a newer copy
 * was stored since it began.
 */
export async function untilFresh(attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < most; tries += 1) {
    if (await attempt()) return;
  }
  throw new Error('A copy of the provider was overtaken again and again.');
}
