import { recut, type RgbaImage, type Stroke } from '@tintory/pixels';

type Cutout = { photo: RgbaImage; base: Uint8Array };

/** First the photo and how much of each of its pixels stays, 0 to 255; then strokes, each time anew. */
export type RecutWish = Cutout | { strokes: readonly Stroke[] };

let cutout: Cutout | undefined;

// A cut takes half a second: away from the page's own thread it blocks nothing.
self.addEventListener('message', ({ data }: MessageEvent<RecutWish>) => {
  if ('photo' in data) cutout = data;
  else if (cutout) answer(cutout, data.strokes);
});

function answer({ photo, base }: Cutout, strokes: readonly Stroke[]): void {
  const shares = new Float32Array(base).map((value) => value / 255);
  const { data } = recut(photo, { ...photo, data: shares }, strokes);
  const alpha = new Uint8Array(data.map((share) => Math.round(share * 255)));
  self.postMessage(alpha, { transfer: [alpha.buffer] });
}
