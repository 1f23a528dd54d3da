import { useEffect, useRef } from 'react';

/** A list that scrolls starts at its top again with each new `state`: what is new stands there. */
export function useScrollBack(state: string) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [state]);
  return list;
}
