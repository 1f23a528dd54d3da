export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;
export type AnyContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Where pictures are drawn and written: a worker has other canvases than the page. */
export type Canvases = {
  create: (width: number, height: number) => AnyCanvas;
  /** `quality` from 1 to 100. A browser that cannot write the type answers with PNG. */
  encode: (canvas: AnyCanvas, type: string, quality: number) => Promise<Blob>;
};

/** What a canvas of either kind can do. */
type Drawable = {
  getContext(kind: '2d', settings: CanvasRenderingContext2DSettings): AnyContext | null;
};

/** The drawing surface of a canvas; `read` where its pixels are read again and again. */
export function contextOf(canvas: Drawable, read = false): AnyContext {
  const context = canvas.getContext('2d', { willReadFrequently: read });
  if (!context) throw new Error('The browser has no room for a canvas this large.');
  return context;
}

export const offscreenCanvases: Canvases = {
  create: (width, height) => new OffscreenCanvas(width, height),
  encode: (canvas, type, quality) =>
    (canvas as OffscreenCanvas).convertToBlob({ type, quality: quality / 100 }),
};

export const pageCanvases: Canvases = {
  create: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
  encode: (canvas, type, quality) =>
    new Promise((resolve, reject) => {
      const done = (blob: Blob | null) =>
        blob ? resolve(blob) : reject(new Error('The browser could not write the picture.'));
      (canvas as HTMLCanvasElement).toBlob(done, type, quality / 100);
    }),
};

/** Older Safaris have the class, but only with WebGL. */
export const canDrawInWorker = () =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  new OffscreenCanvas(1, 1).getContext('2d') !== null;
