import { safeStorage } from '@tintory/session';
import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `public/first-paint.js` reads the same key before the first paint. */
const storageKey = 'theme';
const listeners = new Set<() => void>();

function currentChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    safeStorage().removeItem(storageKey);
    delete document.documentElement.dataset['theme'];
  } else {
    safeStorage().setItem(storageKey, choice);
    document.documentElement.dataset['theme'] = choice;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useThemeChoice = () =>
  useSyncExternalStore(subscribe, currentChoice, () => 'system' as const);
