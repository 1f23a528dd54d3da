import { useEffect, type RefObject } from 'react';

/** A list that scrolls starts at its top again with each new `state`: what is new stands there. */
export function useScrollBack(list: RefObject<HTMLElement | null>, state: string): void {
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [list, state]);
}
