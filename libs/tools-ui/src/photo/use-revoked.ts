import { useEffect } from 'react';

/** Lets go of what an object URL of ours stands for, as soon as another or none is in its place. */
export function useRevoked(url: string | null): void {
  useEffect(() => {
    if (!url) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
}
