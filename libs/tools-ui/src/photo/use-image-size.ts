import { useEffect, useState } from 'react';

type Size = { width: number; height: number };

/** The size of a picture by its address; null until it has arrived. */
export function useImageSize(url: string | null): Size | null {
  const [known, setKnown] = useState<(Size & { url: string }) | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => {
      setKnown({ url, width: image.naturalWidth, height: image.naturalHeight });
    };
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return known?.url === url ? known : null;
}
