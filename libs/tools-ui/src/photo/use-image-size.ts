import { useEffect, useState } from 'react';

type Size = { width: number; height: number };

type Arrival = {
  /** Null until the picture has arrived. */
  size: Size | null;
  /** Nothing arrives from its address, or no picture. */
  broken: boolean;
};

const waiting: Arrival = { size: null, broken: false };

/** What has become of a picture, by its address. */
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

/** The size of a picture by its address; null until it has arrived. */
export const useImageSize = (url: string | null): Size | null => useImageArrival(url).size;
