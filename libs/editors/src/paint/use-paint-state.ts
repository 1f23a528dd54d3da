import { useSyncExternalStore } from 'react';
import type { PaintDocument, PaintState } from '@tintory/paint-document';

/** One fact about the document: a stroke that leaves it as it is renders nothing. */
export function usePaintState<Name extends keyof PaintState>(
  document: PaintDocument,
  name: Name,
): PaintState[Name] {
  const read = () => document.state()[name];
  return useSyncExternalStore(document.subscribe, read, read);
}
