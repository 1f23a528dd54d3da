import { inpaint, withRim, type RgbaImage } from '@tintory/pixels';

type Wish = { image: RgbaImage; mask: Uint8Array<ArrayBuffer> };

/** Progress, and finally the picture. */
export type EraseMessage = { share: number } | { filled: RgbaImage };

const tell = (message: EraseMessage, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

// The fill takes a second or two, so it runs in a worker.
self.addEventListener('message', ({ data: { image, mask } }: MessageEvent<Wish>) => {
  const onProgress = (share: number) => tell({ share });
  const hole = withRim(mask, image.width, image.height);
  const filled = inpaint(image, hole, { seed: 1, onProgress });
  tell({ filled }, [filled.data.buffer as ArrayBuffer]);
});
