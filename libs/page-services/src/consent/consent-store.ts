import { safeStorage } from '@tintory/session';
import { useSyncExternalStore } from 'react';

/** A visitor's consent to third parties; null before an answer. */
export type Consent = 'allowed' | 'necessary' | null;

type ConsentState = { consent: Consent; isAsked: boolean };

const key = 'consent';
const listeners = new Set<() => void>();
let state: ConsentState | undefined;

function read(): ConsentState {
  if (state) return state;
  const stored = safeStorage().getItem(key);
  const consent = stored === 'allowed' || stored === 'necessary' ? stored : null;
  return (state = { consent, isAsked: consent === null });
}

function publish(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Stores the answer. Loaded third-party scripts stay until the page is left, so withdrawing consent
 * reloads it.
 */
export function giveConsent(
  consent: NonNullable<Consent>,
  reload: () => void = () => location.reload(),
): void {
  const before = read().consent;
  safeStorage().setItem(key, consent);
  publish({ consent, isAsked: false });
  if (before === 'allowed' && consent === 'necessary') reload();
}

/** Asks again; the earlier answer holds until then. */
export const reviewConsent = (): void => publish({ ...read(), isAsked: true });

/** Reads what is stored anew, as a page that was just opened does. */
export const forgetConsentState = (): void => {
  state = undefined;
};

export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, read, read);
