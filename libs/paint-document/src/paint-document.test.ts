import { describe, expect, it } from 'vitest';
import {
  aPicture,
  bytes,
  difference,
  hardBrush,
  pixel,
  red,
  same,
  stroke,
} from './testing/pictures.ts';
import type { Brush } from './brush.ts';
import type { Ink } from './ink.ts';
import { PaintDocument } from './paint-document.ts';
import type { StrokeKind } from './stroke-kind.ts';

const soft: Brush = { size: 40, hardness: 0 };

const across: [number, number][] = [
  [20, 140],
  [150, 140],
  [280, 140],
];

describe('strokes', () => {
  it('leave their colour where they went and nothing elsewhere', () => {
    const document = new PaintDocument(aPicture());
    const before = bytes(document);
    stroke(document, red, across);
    expect(pixel(document, 150, 140)).toEqual([200, 30, 30, 255]);
    expect(pixel(document, 150, 151)).toEqual([200, 30, 30, 255]);
    expect(pixel(document, 150, 160)).toEqual([
      ...before.subarray((160 * 300 + 150) * 4).slice(0, 4),
    ]);
  });

  it('reach to where the pointer was let go', () => {
    const document = new PaintDocument(aPicture());
    stroke(document, red, across);
    expect(pixel(document, 290, 140)).toEqual([200, 30, 30, 255]);
  });

  it('do not pile up on themselves: crossing twice is no darker than once', () => {
    const half: Ink = { kind: 'color', color: [0, 0, 0], opacity: 0.5 };
    const once = new PaintDocument(aPicture());
    stroke(once, half, across);
    const twice = new PaintDocument(aPicture());
    stroke(twice, half, [...across, [20, 140], [280, 140]]);
    expect(pixel(twice, 150, 140)).toEqual(pixel(once, 150, 140));
  });

  it('pile up stroke on stroke', () => {
    const half: Ink = { kind: 'color', color: [0, 0, 0], opacity: 0.5 };
    const document = new PaintDocument(aPicture());
    stroke(document, half, across);
    const once = pixel(document, 150, 140)[3] as number;
    stroke(document, half, across);
    expect(pixel(document, 150, 140)[3]).toBeGreaterThan(once);
  });

  it('erase to transparency', () => {
    const document = new PaintDocument(aPicture());
    stroke(document, { kind: 'erase', opacity: 1 }, across);
    expect(pixel(document, 150, 140)[3]).toBe(0);
  });

  it('bring back the original under the restore brush', () => {
    const image = aPicture();
    const document = new PaintDocument(image);
    stroke(document, { kind: 'erase', opacity: 1 }, across);
    stroke(document, red, across);
    stroke(document, { kind: 'restore', opacity: 1 }, across, { size: 60, hardness: 1 });
    expect(difference(bytes(document), image.data)).toBe(same);
  });

  it('bring back the right pixels after a turn, a mirroring and a crop', () => {
    const document = new PaintDocument(aPicture());
    document.turn('right');
    document.crop({ x: 10, y: 20, width: 200, height: 150 });
    document.turn('mirror');
    const clean = bytes(document);
    stroke(document, red, [
      [5, 5],
      [190, 140],
    ]);
    expect(difference(bytes(document), clean)).not.toBe(same);
    stroke(
      document,
      { kind: 'restore', opacity: 1 },
      [
        [0, 0],
        [200, 150],
      ],
      { size: 90, hardness: 1 },
    );
    expect(difference(bytes(document), clean)).toBe(same);
  });

  it('leave nothing when they are cancelled', () => {
    const document = new PaintDocument(aPicture());
    const before = bytes(document);
    document.beginStroke(red, soft, { x: 40, y: 40, pressure: 1 });
    document.extendStroke([{ x: 200, y: 200, pressure: 1 }]);
    expect(difference(bytes(document), before)).not.toBe(same);
    document.cancelStroke();
    expect(difference(bytes(document), before)).toBe(same);
    expect(document.state().undoName).toBeNull();
  });

  it('are thinner where a pen presses less', () => {
    const light = new PaintDocument(aPicture());
    light.beginStroke(red, { ...hardBrush, pressureSize: true }, { x: 150, y: 140, pressure: 0.1 });
    light.endStroke();
    expect(pixel(light, 150, 140)).toEqual([200, 30, 30, 255]);
    expect(pixel(light, 150, 148)).not.toEqual([200, 30, 30, 255]);
  });

  it('are no step where nothing changed', () => {
    const document = new PaintDocument(aPicture());
    stroke(document, red, [
      [-200, -200],
      [-150, -180],
    ]);
    expect(document.state().changed).toBe(false);
  });

  it('tell which pixels to draw, and only those', () => {
    const document = new PaintDocument(aPicture());
    const areas: unknown[] = [];
    document.onPaint((area) => areas.push(area));
    document.beginStroke(red, hardBrush, { x: 50, y: 60, pressure: 1 });
    expect(areas).toEqual([{ x: 37, y: 47, width: 26, height: 26 }]);
  });
});

describe('a hundred strokes', () => {
  const kinds: StrokeKind[] = [
    red,
    { kind: 'erase', opacity: 0.7 },
    { kind: 'color', color: [20, 90, 200], opacity: 0.4 },
  ];
  const draw = (document: PaintDocument) => {
    for (let i = 0; i < 100; i += 1) {
      const start: [number, number] = [(i * 37) % 300, (i * 53) % 280];
      stroke(document, kinds[i % 3] as StrokeKind, [start, [(i * 71) % 300, (i * 29) % 280]], soft);
    }
  };

  it('and a hundred undos give back the same bytes, and redos the strokes', () => {
    const image = aPicture();
    const document = new PaintDocument(image);
    draw(document);
    const painted = bytes(document);
    for (let i = 0; i < 100; i += 1) expect(document.undo()).not.toBeNull();
    expect(difference(bytes(document), image.data)).toBe(same);
    expect(document.undo()).toBeNull();
    expect(document.state().changed).toBe(false);
    for (let i = 0; i < 100; i += 1) document.redo();
    expect(difference(bytes(document), painted)).toBe(same);
  });

  it('keep the memory below the cap by forgetting the oldest, and stay unsaved work', () => {
    const document = new PaintDocument(aPicture(), { cap: 40_000 });
    draw(document);
    let undone = 0;
    while (document.undo()) undone += 1;
    expect(undone).toBeGreaterThan(0);
    expect(undone).toBeLessThan(100);
    expect(document.state()).toMatchObject({ changed: true, unsaved: true });
  });

  it('are safe once saved, until the next one or until one is taken back', () => {
    const document = new PaintDocument(aPicture());
    stroke(document, red, [[20, 20]]);
    stroke(document, red, [[80, 80]]);
    document.markSaved();
    expect(document.state()).toMatchObject({ changed: true, unsaved: false });
    document.undo();
    expect(document.state().unsaved).toBe(true);
    document.redo();
    expect(document.state().unsaved).toBe(false);
    stroke(document, red, [[140, 140]]);
    expect(document.state().unsaved).toBe(true);
  });
});

describe('turns and crops', () => {
  it.each(['left', 'right', 'mirror', 'flip'] as const)('%s is taken back', (turn) => {
    const image = aPicture();
    const document = new PaintDocument(image);
    document.turn(turn);
    expect(difference(bytes(document), image.data)).not.toBe(same);
    expect(document.undo()).toBe(turn);
    expect(difference(bytes(document), image.data)).toBe(same);
  });

  it('turn right puts the left edge on top', () => {
    const document = new PaintDocument(aPicture());
    const bottomLeft = pixel(document, 0, 279);
    document.turn('right');
    expect(document.state()).toMatchObject({ width: 280, height: 300 });
    expect(pixel(document, 0, 0)).toEqual(bottomLeft);
  });

  it('a crop keeps what is inside, and undo brings back the rest', () => {
    const image = aPicture();
    const document = new PaintDocument(image);
    const corner = pixel(document, 12, 34);
    document.crop({ x: 12, y: 34, width: 100, height: 90 });
    expect(document.state()).toMatchObject({ width: 100, height: 90 });
    expect(pixel(document, 0, 0)).toEqual(corner);
    document.undo();
    expect(difference(bytes(document), image.data)).toBe(same);
  });
});

describe('an undo', () => {
  it('leaves no way to redo once something else is done', () => {
    const document = new PaintDocument(aPicture());
    stroke(document, red, across);
    document.undo();
    stroke(document, red, [[10, 10]]);
    expect(document.redo()).toBeNull();
  });

  it('in the middle of a stroke takes back that stroke', () => {
    const image = aPicture();
    const document = new PaintDocument(image);
    document.beginStroke(red, hardBrush, { x: 40, y: 40, pressure: 1 });
    document.extendStroke([{ x: 200, y: 200, pressure: 1 }]);
    expect(document.undo()).toBe('brush');
    document.extendStroke([{ x: 20, y: 200, pressure: 1 }]);
    expect(difference(bytes(document), image.data)).toBe(same);
  });

  it('brings back everything before a fresh start, and redo starts afresh again', () => {
    const image = aPicture();
    const document = new PaintDocument(image);
    stroke(document, { kind: 'mask' }, across);
    document.turn('right');
    document.crop({ x: 10, y: 20, width: 200, height: 150 });
    stroke(document, red, [
      [20, 20],
      [90, 60],
    ]);
    const before = bytes(document);
    document.startOver();
    expect(difference(bytes(document), image.data)).toBe(same);
    expect(document.state()).toMatchObject({ width: 300, height: 280, hasMask: false });
    expect(document.undo()).toBe('startOver');
    expect(difference(bytes(document), before)).toBe(same);
    expect(document.state()).toMatchObject({ width: 200, height: 150 });
    expect(document.redo()).toBe('startOver');
    stroke(document, { kind: 'restore', opacity: 1 }, across);
    expect(difference(bytes(document), image.data)).toBe(same);
  });

  it('of a stroke on the mask leaves the picture alone', () => {
    const document = new PaintDocument(aPicture());
    stroke(document, { kind: 'mask' }, across);
    expect(document.state()).toMatchObject({ hasMask: true, changed: true, pictureChanged: false });
    document.undo();
    expect(document.state()).toMatchObject({ hasMask: false, changed: false });
  });
});
