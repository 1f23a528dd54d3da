import { alphaBounds, type RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { frameOpening } from './frame-opening.ts';
import { placeSubject } from './place-subject.ts';

const size = { width: 300, height: 240 };

/** A photograph whose subject covers some of its pixels. */
function photo(covers: (x: number, y: number) => boolean): RgbaImage {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let i = 0; i < size.width * size.height; i += 1) {
    if (covers(i % size.width, Math.floor(i / size.width))) data.fill(255, i * 4, i * 4 + 4);
  }
  return { data, ...size };
}

const tall = photo((x, y) => x >= 100 && x < 190 && y >= 12 && y < 226);
const frames = ['polaroid', 'mat', 'gold', 'round'] as const;
type Frame = (typeof frames)[number];

async function place(subject: RgbaImage, frame: Frame, placement: 'keep' | 'fit' = 'keep') {
  const opening = frameOpening(frame, size);
  const options = { ...size, placement, padding: 0, ground: 0.9, opening };
  const { layer } = await placeSubject(subject, options);
  const seen = alphaBounds(layer, 128, 0) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { layer, opening, seen };
}

describe('a subject in a frame', () => {
  it.each(frames.slice(0, 3))('is whole in the opening, with air: %s', async (frame) => {
    for (const placement of ['keep', 'fit'] as const) {
      const { opening, seen } = await place(tall, frame, placement);
      const air = 0.06 * Math.min(opening.width, opening.height) - 1.5;
      expect(seen.x - opening.x).toBeGreaterThanOrEqual(air);
      expect(seen.y - opening.y).toBeGreaterThanOrEqual(air);
      expect(opening.x + opening.width - seen.x - seen.width).toBeGreaterThanOrEqual(air);
      expect(opening.y + opening.height - seen.y - seen.height).toBeGreaterThanOrEqual(air);
      expect(seen.width / seen.height).toBeCloseTo(90 / 214, 1);
    }
  });

  it('is whole in a round one', async () => {
    const { layer, opening } = await place(tall, 'round');
    const radius = opening.width / 2;
    const outside = layer.data.filter((value, i) => {
      const [x, y] = [Math.floor(i / 4) % size.width, Math.floor(i / 4 / size.width)];
      const isOut = Math.hypot(x + 0.5 - 150, y + 0.5 - 120) > radius * 0.975;
      return i % 4 === 3 && value > 128 && isOut;
    });
    expect(outside).toHaveLength(0);
  });

  it('stays where it is when there is room for it', async () => {
    const small = photo((x, y) => x >= 120 && x < 170 && y >= 90 && y < 150);
    for (const frame of frames) {
      const { seen } = await place(small, frame);
      expect(seen).toEqual({ x: 120, y: 90, width: 50, height: 60 });
    }
  });

  it('goes on to the frame where its photograph cuts it off, and has air elsewhere', async () => {
    const bust = photo((x, y) => x >= 90 && x < 220 && y >= 5);
    for (const frame of frames) {
      const { opening, seen } = await place(bust, frame);
      expect(seen.y + seen.height).toBeGreaterThanOrEqual(opening.y + opening.height - 1.5);
      expect(seen.y).toBeGreaterThan(opening.y + 3);
    }
  });

  it('loses what is too long for it where its photograph cuts it off, and no more than it has to', async () => {
    const { opening, seen } = await place(
      photo((x) => x < 280),
      'round',
    );
    const air = opening.x + opening.width - seen.x - seen.width;
    expect(seen.y).toBeCloseTo(opening.y, 0);
    expect(seen.height).toBeCloseTo(opening.height, 0);
    expect(air).toBeGreaterThan(3);
  });

  it('fills the opening where it is cut off on two opposite sides', async () => {
    const wide = photo((_, y) => y >= 60 && y < 200);
    const { opening, seen } = await place(wide, 'mat');
    expect(seen.x).toBeLessThanOrEqual(opening.x + 1);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(opening.x + opening.width - 1);
  });
});
