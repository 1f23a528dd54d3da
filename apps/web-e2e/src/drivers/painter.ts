import { createHash } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { drawBall } from './photo.ts';

/** Fractions of the stage, from its upper left. */
export type Place = readonly [x: number, y: number];

/** Actions of painting on a photo, with a mouse, a pen, fingers or keys. */
export async function openPainter(page: Page) {
  await page.goto('/tools/app/paint-image');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ball.png', mimeType: 'image/png', buffer: drawBall() });
  const stage = page.getByRole('application', { name: 'Picture' });
  await stage.waitFor();
  const session: CDPSession = await page.context().newCDPSession(page);

  const at = async ([x, y]: Place) => {
    const box = await stage.boundingBox();
    if (!box) throw new Error('The stage has no place.');
    return { x: box.x + box.width * x, y: box.y + box.height * y };
  };

  return {
    ...createHands(session, at),
    ...createReadings(page),
    stage,

    choose: (name: string) =>
      page.getByRole('toolbar').getByRole('button', { name, exact: true }).click(),

    undo: page.getByRole('button', { name: /^Undo/ }),

    draw: async (from: Place, to: Place) => {
      const [start, end] = await Promise.all([at(from), at(to)]);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await page.mouse.up();
    },

    wheel: async (place: Place, down: number) => {
      const { x, y } = await at(place);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, down);
    },

    /** The pixel of the picture at a place of the stage, and the zoom. */
    seenAt: async (place: Place) => {
      const point = await at(place);
      const paper = stage.locator('canvas').first();
      const box = await paper.boundingBox();
      if (!box) throw new Error('The picture has no place.');
      const zoom = box.width / (await paper.evaluate(({ width }: HTMLCanvasElement) => width));
      return { x: (point.x - box.x) / zoom, y: (point.y - box.y) / zoom, zoom };
    },
  };
}

type At = (place: Place) => Promise<{ x: number; y: number }>;

/** A pen, and fingers. */
function createHands(session: CDPSession, at: At) {
  return {
    drawWithPen: async (from: Place, to: Place, force: number) => {
      const pen = { pointerType: 'pen', button: 'left', buttons: 1, clickCount: 1, force } as const;
      const [start, end] = [await at(from), await at(to)];
      await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mousePressed', ...start });
      for (let step = 1; step <= 6; step += 1) {
        const x = start.x + ((end.x - start.x) * step) / 6;
        const y = start.y + ((end.y - start.y) * step) / 6;
        await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseMoved', x, y });
      }
      await session.send('Input.dispatchMouseEvent', { ...pen, type: 'mouseReleased', ...end });
    },

    /** Moves each finger from one place to another; they touch down one after the other. */
    drag: async (...fingers: readonly (readonly [from: Place, to: Place])[]) => {
      const points = async (share: number) =>
        Promise.all(
          fingers.map(async ([from, to], id) => {
            const place = [
              from[0] + (to[0] - from[0]) * share,
              from[1] + (to[1] - from[1]) * share,
            ] as const;
            return { ...(await at(place)), id };
          }),
        );
      const start = await points(0);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof start) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      for (let down = 1; down <= start.length; down += 1) {
        await touch('touchStart', start.slice(0, down));
      }
      for (let step = 1; step <= 6; step += 1) await touch('touchMove', await points(step / 6));
      await touch('touchEnd', []);
    },
  };
}

/** What is painted on the picture. */
function createReadings(page: Page) {
  return {
    /** A hash of the picture's pixels. */
    pixels: async (): Promise<string> => {
      const bytes = await page.evaluate(() => {
        const canvas = document.querySelector('[role=application] canvas') as HTMLCanvasElement;
        const context = canvas.getContext('2d');
        const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return Array.from(data).join();
      });
      return createHash('sha256').update(bytes).digest('hex');
    },

    /** The rows of the picture in which the brush's first colour is. */
    paintedRows: (): Promise<number[]> =>
      page.evaluate(() => {
        const canvas = document.querySelector('[role=application] canvas') as HTMLCanvasElement;
        const { width, height } = canvas;
        const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        const rows = new Set<number>();
        for (let i = 0; i < data.length; i += 4) {
          if (data[i] === 201 && data[i + 1] === 58 && data[i + 2] === 27)
            rows.add(Math.floor(i / 4 / width));
        }
        return [...rows];
      }),

    /** Number of pixels with the brush's first colour in a column of the picture. */
    paintedAt: (share: number): Promise<number> =>
      page.evaluate((x) => {
        const canvas = document.querySelector('[role=application] canvas') as HTMLCanvasElement;
        const column = Math.round(canvas.width * x);
        const line = canvas.getContext('2d')?.getImageData(column, 0, 1, canvas.height).data ?? [];
        let count = 0;
        for (let i = 0; i < line.length; i += 4) {
          const [red = 0, green = 0, blue = 0] = line.slice(i, i + 3);
          if (red === 201 && green === 58 && blue === 27) count += 1;
        }
        return count;
      }, share),
  };
}
