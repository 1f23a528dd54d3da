import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPicture, bytes, difference, red, same, stroke } from './testing/pictures.ts';
import type { Brush } from './brush.ts';
import { PaintDocument } from './paint-document.ts';

const wide: Brush = { size: 500, hardness: 0.5 };
const across = [
  [150, 300],
  [420, 240],
  [650, 320],
] as const;

const aDocument = () => new PaintDocument(aPicture(800, 600));

/** The result of the stroke without a time limit. */
function drawnAtOnce() {
  const document = aDocument();
  stroke(document, red, across, wide);
  document.undo();
  document.redo();
  return bytes(document);
}

describe('a stroke that takes longer than a frame', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 50));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is drawn a slice at a time, and ends as the same pixels', () => {
    const document = aDocument();
    const areas: unknown[] = [];
    document.onPaint((area) => areas.push(area));
    stroke(document, red, across, wide);
    const slices = areas.length;
    expect(document.state().undoName).toBeNull();
    vi.runAllTimers();
    expect(areas.length).toBeGreaterThan(slices);
    expect(document.state().undoName).toBe('brush');
    expect(difference(bytes(document), drawnAtOnce())).toBe(same);
  });

  it('is told as kept only when all of it is drawn', () => {
    const document = aDocument();
    const kept = vi.fn();
    document.beginStroke(red, wide, { x: 300, y: 300, pressure: 1 });
    document.endStroke(kept);
    expect(kept).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(kept).toHaveBeenCalledExactlyOnceWith('brush');
  });

  it('is whole before it is taken back, and before the next one begins', () => {
    const document = aDocument();
    const before = bytes(document);
    stroke(document, red, across, wide);
    stroke(document, { kind: 'erase', opacity: 0.4 }, across, wide);
    expect(document.undo()).toBe('erase');
    expect(difference(bytes(document), drawnAtOnce())).toBe(same);
    expect(document.undo()).toBe('brush');
    vi.runAllTimers();
    expect(difference(bytes(document), before)).toBe(same);
  });

  it('is whole for whoever reads the picture at once', () => {
    const document = aDocument();
    stroke(document, red, across, wide);
    document.settle();
    expect(document.state().pictureChanged).toBe(true);
    expect(difference(bytes(document), drawnAtOnce())).toBe(same);
  });

  it('draws nothing more once it is cancelled', () => {
    const document = aDocument();
    const before = bytes(document);
    document.beginStroke(red, wide, { x: 300, y: 300, pressure: 1 });
    document.extendStroke([{ x: 500, y: 300, pressure: 1 }]);
    document.cancelStroke();
    vi.runAllTimers();
    expect(difference(bytes(document), before)).toBe(same);
  });
});
