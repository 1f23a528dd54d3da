import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPicture, bytes, difference, red, same, stroke } from './testing/pictures.ts';
import { PaintDocument } from './paint-document.ts';
import { shapeCoverage } from './shapes.ts';

/** More pixels than are moved at once. */
const image = aPicture(1_300, 900);
const frame = { x: 50, y: 40, width: 1_200, height: 800 };

const open = () => new PaintDocument(image);

/** A document after some work has finished. */
const done = (work: (document: PaintDocument) => void) => {
  const document = open();
  work(document);
  document.settle();
  return document;
};

describe('a large picture', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    ['turned', (document: PaintDocument) => document.turn('right')],
    ['mirrored', (document: PaintDocument) => document.turn('mirror')],
    ['cropped', (document: PaintDocument) => document.crop(frame)],
    ['brought back', (document: PaintDocument) => document.startOver()],
  ])('that is %s shows what it was until all of it is done, then all of it', (_, work) => {
    const document = open();
    const painted = vi.fn();
    document.onPaint(painted);
    work(document);
    expect(painted).not.toHaveBeenCalled();
    expect(document.state().undoName).toBeNull();
    expect(difference(bytes(document), image.data)).toBe(same);
    vi.runAllTimers();
    expect(painted).toHaveBeenCalledExactlyOnceWith(null);
    expect(document.state().undoName).not.toBeNull();
    expect(difference(bytes(document), bytes(done(work)))).toBe(same);
  });

  it('keeps a wide shape once all of it is painted', () => {
    const form = { kind: 'ellipse', box: frame, lineWidth: 20, filled: false } as const;
    const paint = (document: PaintDocument) =>
      document.paint('shape', shapeCoverage(form, image), red);
    const document = open();
    paint(document);
    expect(document.state().undoName).toBeNull();
    vi.runAllTimers();
    expect(document.state().undoName).toBe('shape');
    expect(difference(bytes(document), image.data)).not.toBe(same);
    expect(difference(bytes(document), bytes(done(paint)))).toBe(same);
    document.undo();
    expect(difference(bytes(document), image.data)).toBe(same);
  });

  it('is as it was after a turn that is taken back while it is under way', () => {
    const document = open();
    document.turn('right');
    expect(document.undo()).toBe('right');
    vi.runAllTimers();
    expect(difference(bytes(document), image.data)).toBe(same);
    expect(document.state()).toMatchObject({ width: 1_300, height: 900, undoName: null });
    expect(document.redo()).toBe('right');
    vi.runAllTimers();
    expect(document.state()).toMatchObject({ width: 900, height: 1_300, redoName: null });
  });

  it('takes every step back in order, however quickly one comes after the other', () => {
    const document = open();
    document.turn('left');
    document.crop(frame);
    document.turn('flip');
    expect([document.undo(), document.undo(), document.undo(), document.undo()]).toEqual([
      'flip',
      'crop',
      'left',
      null,
    ]);
    vi.runAllTimers();
    expect(difference(bytes(document), image.data)).toBe(same);
  });

  it('is painted on after a turn that is under way, not before it', () => {
    const points = [
      [30, 30],
      [300, 200],
    ] as const;
    const paint = (document: PaintDocument) => {
      document.turn('right');
      stroke(document, red, points);
    };
    const slowly = open();
    slowly.turn('right');
    vi.runAllTimers();
    stroke(slowly, red, points);
    slowly.settle();
    expect(difference(bytes(done(paint)), bytes(slowly))).toBe(same);
  });

  it('keeps its mask where it belongs through turns and crops', () => {
    const document = open();
    stroke(document, { kind: 'mask' }, [[450, 350]]);
    document.settle();
    const mask = document.layers.mask.slice();
    document.turn('left');
    document.crop({ x: 0, y: 0, width: 600, height: 800 });
    document.undo();
    document.undo();
    document.settle();
    expect(document.state().undoName).toBe('mask');
    expect(document.layers.mask.findIndex((value, i) => value !== mask[i])).toBe(same);
  });
});
