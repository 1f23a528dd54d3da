import { useEffect, useState, type KeyboardEvent } from 'react';
import { holdsWords } from '../../config/search-words.ts';
import { useActions, type Action } from './use-actions.ts';

export const listId = 'palette-list';
export const optionId = ({ group, id }: Action): string => `palette-${group}-${id}`;

/** The typed words, the matching actions and the one selected by keyboard. */
export function useChoice(onClose: () => void) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const found = useActions().filter(({ title, hint = '' }) =>
    holdsWords(`${title} ${hint}`, words.trim()),
  );
  const current = found[Math.min(at, found.length - 1)];
  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);

  const run = (action: Action) => {
    onClose();
    action.run();
  };
  const step = (by: number) =>
    setAt((Math.min(at, found.length - 1) + by + found.length) % Math.max(1, found.length));
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => current && run(current),
  };
  return {
    words,
    setWords: (next: string) => {
      setWords(next);
      setAt(0);
    },
    found,
    current,
    setCurrent: (action: Action) => setAt(found.indexOf(action)),
    run,
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      // Enter that ends an input method's composition chooses nothing.
      if (!act || event.nativeEvent.isComposing) return;
      event.preventDefault();
      act();
    },
  };
}
