import { useEffect } from 'react';

/** Revokes an object URL when it changes or the component unmounts. */
export function useRevoked(url: string | null): void {
  useEffect(() => {
    if (!url) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
}
