import { inpaint, type RgbaImage } from '@tintory/pixels';

type Wish = { image: RgbaImage; mask: Uint8Array };

// The fill takes a second or two: away from the page's own thread it blocks nothing.
self.addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  const filled = inpaint(data.image, data.mask, { seed: 1 });
  self.postMessage(filled);
});
