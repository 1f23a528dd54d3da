import type { FirebaseConfig } from './firebase-config.ts';
import type { PopupOutcome } from './popup-outcome.ts';

/** `redirect`: this page is about to be left, and told when it comes back. */
export type GoogleAnswer = PopupOutcome | { kind: 'redirect' };

type Surroundings = { emulated: boolean; ownDomain: boolean; touch: boolean; narrow: boolean };

/**
 * A redirect stores its result under the auth domain, which must therefore be the page's own host;
 * an emulator answers there, too.
 */
const canRedirect = ({ emulated, ownDomain }: Surroundings): boolean => emulated || ownDomain;

/** A popup keeps the page; on a phone it is a tab that gets lost, and emulators have none. */
export const prefersRedirect = (where: Surroundings): boolean =>
  where.emulated || (canRedirect(where) && where.touch && where.narrow);

/** A redirect would store its result where the popup's frame was blocked. */
const redirectHelps = (answer: PopupOutcome): boolean =>
  answer.kind === 'unreachable' || (answer.kind === 'blocked' && answer.by === 'popup');

const surroundings = ({ emulatorOrigin, authDomain }: FirebaseConfig): Surroundings => ({
  emulated: emulatorOrigin !== null,
  ownDomain: authDomain === location.host,
  touch: matchMedia('(pointer: coarse)').matches,
  narrow: matchMedia('(max-width: 760px)').matches,
});

/**
 * Signs in at Google by its own library, which is fetched now. Where a popup does not come it goes by
 * redirect instead, if it can.
 */
export async function signInWithGoogle(config: FirebaseConfig): Promise<GoogleAnswer> {
  const { openPopup, startRedirect } = await import('./firebase.ts');
  const where = surroundings(config);
  if (!prefersRedirect(where)) {
    const answer = await openPopup(config);
    if (!canRedirect(where) || !redirectHelps(answer)) return answer;
  }
  await startRedirect(config);
  return { kind: 'redirect' };
}
