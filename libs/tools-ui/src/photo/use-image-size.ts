import { useEffect, useState } from 'react';

type Size = { width: number; height: number };

type Arrival = {
  /** Null until the picture has loaded. */
  size: Size | null;
  /** The URL does not load, or is no picture. */
  broken: boolean;
};

const waiting: Arrival = { size: null, broken: false };

/** The loading state of a picture, by its URL. */
export function useImageArrival(url: string | null): Arrival {
  const [known, setKnown] = useState<{ url: string; arrival: Arrival } | null>(null);
  useEffect(() => {
    if (!url) return;
    const image = new Image();
    image.onload = () => {
      const size = { width: image.naturalWidth, height: image.naturalHeight };
      setKnown({ url, arrival: { size, broken: false } });
    };
    image.onerror = () => setKnown({ url, arrival: { size: null, broken: true } });
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  return known?.url === url ? known.arrival : waiting;
}

/** The size of a picture by its URL; null until it has loaded. */
export const useImageSize = (url: string | null): Size | null => useImageArrival(url).size;
