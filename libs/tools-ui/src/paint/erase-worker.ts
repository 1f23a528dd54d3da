import { inpaint, type RgbaImage } from '@tintory/pixels';

type Wish = { image: RgbaImage; mask: Uint8Array };

/** How far it is, and in the end the picture. */
export type EraseNews = { share: number } | { filled: RgbaImage };

const tell = (news: EraseNews, transfer: Transferable[] = []) =>
  self.postMessage(news, { transfer });

// The fill takes a second or two: away from the page's own thread it blocks nothing.
self.addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  const onProgress = (share: number) => tell({ share });
  const filled = inpaint(data.image, data.mask, { seed: 1, onProgress });
  tell({ filled }, [filled.data.buffer as ArrayBuffer]);
});
