import { createRecut, type Plane, type RgbaImage, type Stroke } from '@tintory/pixels';

/** First the photo and how much of each of its pixels stays, 0 to 255; then strokes, each time anew. */
export type RecutWish = { photo: RgbaImage; base: Uint8Array } | { strokes: readonly Stroke[] };

let recut: ((strokes: readonly Stroke[]) => Plane) | undefined;

// A cut takes some tenths of a second, so it runs in a worker.
self.addEventListener('message', ({ data }: MessageEvent<RecutWish>) => {
  if ('photo' in data) {
    const shares = new Float32Array(data.base).map((value) => value / 255);
    recut = createRecut(data.photo, { ...data.photo, data: shares });
  } else if (recut) answer(recut(data.strokes));
});

function answer({ data }: Plane): void {
  const alpha = new Uint8Array(data.map((share) => Math.round(share * 255)));
  self.postMessage(alpha, { transfer: [alpha.buffer] });
}
