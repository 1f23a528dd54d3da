import { useEffect, useEffectEvent, useRef } from 'react';
import { decodeUpright } from '@tintory/picture-files';

/** In physical pixels: twice the side it is shown at. */
const side = 112;

/** A small copy, so that a hundred photos of twelve megapixels never stand in memory together. */
async function drawSmall(file: Blob, canvas: HTMLCanvasElement, isLeft: () => boolean) {
  const bitmap = await decodeUpright(file, { resizeWidth: side, resizeQuality: 'medium' });
  try {
    if (isLeft()) return;
    canvas.width = side;
    canvas.height = side;
    const scale = Math.max(side / bitmap.width, side / bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    canvas
      .getContext('2d')
      ?.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height);
  } finally {
    bitmap.close();
  }
}

/** A canvas that shows the file, filled. `onMiss` hears of one that this browser cannot read. */
export function useThumbnail(file: Blob, onMiss: (file: Blob) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const miss = useEffectEvent(onMiss);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let left = false;
    drawSmall(file, element, () => left).catch(() => {
      if (!left) miss(file);
    });
    return () => {
      left = true;
    };
  }, [file]);
  return canvas;
}
