import { useEffect, useEffectEvent, useState } from 'react';

/** Files may be dropped anywhere on the page, or pasted; true while some hover above it. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) onFiles(files);
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
        take(event.dataTransfer);
      },
      { signal },
    );
    document.addEventListener('paste', ({ clipboardData }) => take(clipboardData), { signal });
    return () => controller.abort();
  }, []);
  return hovering;
}
