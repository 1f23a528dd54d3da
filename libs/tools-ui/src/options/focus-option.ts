import { useEffect, useEffectEvent } from 'react';

const forms = new Set<(key: string) => void>();

/** A form that draws one option at a time opens the one that is asked for. */
export function useAskedOption(onAsk: (key: string) => void): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    const listener = (key: string) => ask(key);
    forms.add(listener);
    return () => void forms.delete(listener);
  }, []);
}

/** Brings an option into view and its first button into the focus, once it is drawn. */
export function focusOption(key: string): void {
  for (const open of forms) open(key);
  setTimeout(() =>
    document.querySelector<HTMLElement>(`[data-option="${CSS.escape(key)}"] button`)?.focus(),
  );
}
