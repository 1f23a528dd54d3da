import { useEffect, useEffectEvent } from 'react';
import { usePaintState } from './use-paint-state.ts';
import type { Workspace } from './use-workspace.ts';

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks before unload while closing would lose something.
 *
 * @param onChange hears of it too, for ways out that the browser knows nothing of
 */
export function useUnsaved(
  { document, draft }: Workspace,
  onChange: ((unsaved: boolean) => void) | undefined,
): void {
  const unsaved = usePaintState(document, 'unsaved') || draft.pending;
  const tell = useEffectEvent((value: boolean) => onChange?.(value));
  useEffect(() => {
    if (!unsaved) return;
    tell(true);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('beforeunload', warn);
      tell(false);
    };
  }, [unsaved]);
}
