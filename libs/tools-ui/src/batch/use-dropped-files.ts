import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFiles } from '../photo/dropped-files.ts';

/** Hears of files, and of how many in their folders are no pictures. */
export type TakeFiles = (files: readonly File[], skipped?: number) => void;

/**
 * Files and folders may be dropped anywhere on the page, or pasted; true while some hover above it.
 */
export function useDroppedFiles(onFiles: TakeFiles): boolean {
  const [hovering, setHovering] = useState(false);
  const give = useEffectEvent(onFiles);
  const take = useEffectEvent(async (data: DataTransfer | null) => {
    // A text may be pasted as well.
    if (!data?.types.includes('Files')) return;
    const { files, skipped } = await droppedFiles(data);
    give(files, skipped);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHovering(true);
    };
    document.addEventListener('dragover', over, { signal });
    document.addEventListener(
      'dragleave',
      // Without a next element the pointer has left the page itself.
      ({ relatedTarget }) => relatedTarget ?? setHovering(false),
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setHovering(false);
        void take(event.dataTransfer);
      },
      { signal },
    );
    document.addEventListener('paste', ({ clipboardData }) => void take(clipboardData), { signal });
    return () => controller.abort();
  }, []);
  return hovering;
}
