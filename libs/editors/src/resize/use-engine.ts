import { useCallback, useEffect, useRef } from 'react';
import type { ResizeEngine } from './resize-job.ts';

/** The engine of this component, started when it is first needed and closed with the component. */
export function useEngine(create: () => ResizeEngine): () => ResizeEngine {
  const engine = useRef<ResizeEngine | null>(null);
  useEffect(
    () => () => {
      engine.current?.close();
      engine.current = null;
    },
    [],
  );
  return useCallback(() => (engine.current ??= create()), [create]);
}
