import { useCallback, useState, useSyncExternalStore } from 'react';
import { DesignDocument } from '../design/design-document.ts';
import { withoutLayer, type Design } from '../design/layer.ts';

/** The design at hand and which of its layers is chosen. */
export function useWork(start: Design) {
  const [document] = useState(() => new DesignDocument(start));
  const state = useSyncExternalStore(document.subscribe, document.state, document.state);
  const [wishedId, choose] = useState<string | null>(null);

  const areaOf = useCallback(
    (id: string) =>
      Object.entries(document.state().design).find(([, layers]) =>
        layers.some((layer) => layer.id === id),
      )?.[0],
    [document],
  );
  const remove = (id: string) => {
    const areaId = areaOf(id);
    if (areaId) document.apply('remove', withoutLayer(state.design, areaId, id));
  };
  // What was taken back is chosen no more.
  const chosenId = wishedId !== null && areaOf(wishedId) ? wishedId : null;
  return { document, ...state, chosenId, choose, remove, areaOf };
}

export type Work = ReturnType<typeof useWork>;
