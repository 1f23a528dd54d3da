import { useEffect, type RefObject } from 'react';

/** Scrolls a list to its top with each new `state`, where new items are. */
export function useScrollBack(list: RefObject<HTMLElement | null>, state: string): void {
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [list, state]);
}
