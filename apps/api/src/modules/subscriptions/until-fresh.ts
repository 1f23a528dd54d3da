/** More than this many changes while asking means that something goes in circles. */
const most = 8;

/**
 * Repeats asking the provider until what it said could be stored: `attempt` answers false when
 * somebody stored a newer copy since it began, so that its own may be an old one.
 */
export async function untilFresh(attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < most; tries += 1) {
    if (await attempt()) return;
  }
  throw new Error('A copy of the provider was overtaken again and again.');
}
