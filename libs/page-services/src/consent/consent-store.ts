import { safeStorage } from '@tintory/session';
import { useSyncExternalStore } from 'react';

/** What a visitor said of third parties; null before they said anything. */
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
 * Keeps the answer. What a third party has loaded stays until the page is left, so taking consent back
 * loads the page anew.
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

/** Asks again; what was said holds until there is another answer. */
export const reviewConsent = (): void => publish({ ...read(), isAsked: true });

/** Reads what is stored anew, as a page that was just opened does. */
export const forgetConsentState = (): void => {
  state = undefined;
};

export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, read, read);
