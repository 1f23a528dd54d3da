import { useEffect } from 'react';
import type { DesignDocument } from '../design/design-document.ts';

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Undo and redo shortcuts on the whole page except in text fields. */
export function useUndoKeys(document: DesignDocument): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || writes(event.target)) return;
      const key = event.key.toLowerCase();
      const back = key === 'z' && !event.shiftKey;
      const forth = key === 'y' || (key === 'z' && event.shiftKey);
      if (!back && !forth) return;
      event.preventDefault();
      if (back) document.undo();
      else document.redo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [document]);
}
