import { useSyncExternalStore } from 'react';

const darkPreferred = () => matchMedia('(prefers-color-scheme: dark)');

/** The shown theme: `data-theme` on the root element, else the system's preference. */
function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkPreferred().matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const preference = darkPreferred();
  preference.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    preference.removeEventListener('change', onChange);
  };
}

export const useShownTheme = () =>
  useSyncExternalStore(subscribe, shownTheme, () => 'light' as const);
