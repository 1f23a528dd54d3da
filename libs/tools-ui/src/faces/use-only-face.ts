import { useEffect, useEffectEvent } from 'react';
import type { FoundFace } from './use-faces.ts';

/** Chooses the face of a picture that shows one alone: there is nothing to choose. */
export function useOnlyFace(
  faces: readonly FoundFace[],
  pictureKey: string | null | undefined,
  onOnly: (index: number) => void,
): void {
  const only = faces.length === 1 ? faces[0]?.index : undefined;
  const choose = useEffectEvent(onOnly);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only, pictureKey]);
}
