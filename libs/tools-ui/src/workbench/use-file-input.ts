import { useEffect, useEffectEvent, useState } from 'react';
import { droppedFile } from '../photo/dropped-files.ts';

/**
 * Takes a file or folder dropped anywhere on the page, or pasted; true while one is dragged over
 * it.
 */
export function useFileInput(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const take = useEffectEvent(async (data: DataTransfer | null) => {
    const file = await droppedFile(data);
    if (file) onFile(file);
  });
  useEffect(() => {
    // Entering a child fires `dragleave` on its parent, so only the count tells whether the page
    // was left.
    let depth = 0;
    const hover = (next: number) => {
      depth = Math.max(0, next);
      setHovering(depth > 0);
    };
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const listeners: {
      [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void;
    } = {
      dragenter: (event) => carriesFiles(event) && hover(depth + 1),
      dragleave: (event) => carriesFiles(event) && hover(depth - 1),
      dragover: (event) => carriesFiles(event) && event.preventDefault(),
      drop: (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        hover(0);
        void take(event.dataTransfer);
      },
      paste: (event) => void take(event.clipboardData),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) document.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) document.removeEventListener(name, listener);
    };
  }, []);
  return hovering;
}
