import { useSyncExternalStore } from 'react';
import type { PaintDocument, PaintState } from '@tintory/paint-document';

/** Selects one value of the document; renders only when it changes. */
export function usePaintState<Name extends keyof PaintState>(
  document: PaintDocument,
  name: Name,
): PaintState[Name] {
  const read = () => document.state()[name];
  return useSyncExternalStore(document.subscribe, read, read);
}
