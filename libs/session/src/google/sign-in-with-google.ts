import type { FirebaseConfig } from './firebase-config.ts';

/** `redirect`: this page is about to be left, and told when it comes back. */
export type GoogleAnswer =
  { kind: 'token'; idToken: string } | { kind: 'redirect' } | { kind: 'canceled' };

type Surroundings = { emulated: boolean; touch: boolean; narrow: boolean };

/** A popup keeps the page; on a phone it is a tab that gets lost, and a stand-in has none. */
export const prefersRedirect = ({ emulated, touch, narrow }: Surroundings): boolean =>
  emulated || (touch && narrow);

const surroundings = ({ emulatorOrigin }: FirebaseConfig): Surroundings => ({
  emulated: emulatorOrigin !== null,
  touch: matchMedia('(pointer: coarse)').matches,
  narrow: matchMedia('(max-width: 760px)').matches,
});

/**
 * Signs in at Google by its own library, which is fetched now. Where a popup is blocked it goes by
 * redirect instead.
 */
export async function signInWithGoogle(config: FirebaseConfig): Promise<GoogleAnswer> {
  const { openPopup, startRedirect } = await import('./firebase.ts');
  if (prefersRedirect(surroundings(config))) {
    await startRedirect(config);
    return { kind: 'redirect' };
  }
  const answer = await openPopup(config);
  if (answer.kind !== 'blocked') return answer;
  await startRedirect(config);
  return { kind: 'redirect' };
}
