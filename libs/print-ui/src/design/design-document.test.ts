import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DesignDocument } from './design-document.ts';
import { withChange, withLayer, withOrder, withoutLayer, type Design } from './layer.ts';
import { aPicture } from '../testing/some-product.ts';

const ids = ['a', 'b', 'c'];
const start: Design = { front: ids.map((id) => aPicture({ id })) };

type Move = (document: DesignDocument) => void;
const anId = fc.constantFrom(...ids);
const millimetres = fc.double({ min: -500, max: 500, noNaN: true });

const changing = fc.oneof(
  fc.record({ id: anId, x: millimetres }).map(
    ({ id, x }): Move =>
      (document) =>
        document.apply('move', withChange(document.state().design, 'front', id, { x })),
  ),
  fc.record({ id: anId, x: millimetres }).map(
    ({ id, x }): Move =>
      (document) =>
        document.apply('move', withChange(document.state().design, 'front', id, { x }), id),
  ),
  fc
    .record({ id: anId, xs: fc.array(millimetres, { minLength: 1 }) })
    .map(({ id, xs }): Move => (document) => {
      for (const x of xs) document.hold(withChange(document.state().design, 'front', id, { x }));
      document.release('move');
    }),
  anId.map(
    (id): Move =>
      (document) =>
        document.apply('remove', withoutLayer(document.state().design, 'front', id)),
  ),
  anId.map(
    (id): Move =>
      (document) =>
        document.apply('order', withOrder(document.state().design, 'front', id, 1)),
  ),
  fc.uuid().map(
    (id): Move =>
      (document) =>
        document.apply('add', withLayer(document.state().design, 'back', aPicture({ id }))),
  ),
);

describe('the design document', () => {
  it('comes back to where it began by undo, and to its end by redo', () => {
    const run = (moves: Move[]) => {
      const document = new DesignDocument(start);
      for (const move of moves) move(document);
      const end = document.state().design;
      while (document.undo()) continue;
      expect(document.state().design).toEqual(start);
      expect(document.state().canUndo).toBe(false);
      while (document.redo()) continue;
      expect(document.state().design).toEqual(end);
    };
    fc.assert(fc.property(fc.array(changing, { maxLength: 30 }), run));
  });

  it('goes one step back and forth from anywhere without a difference', () => {
    const run = (moves: Move[], back: number) => {
      const document = new DesignDocument(start);
      for (const move of moves) move(document);
      for (let i = 0; i < back; i += 1) document.undo();
      const here = document.state().design;
      if (document.undo()) document.redo();
      expect(document.state().design).toEqual(here);
    };
    fc.assert(fc.property(fc.array(changing, { maxLength: 20 }), fc.nat(20), run));
  });

  it('makes one step of all that a pointer does, and none of what it takes back', () => {
    const document = new DesignDocument(start);
    const moved = (x: number) => withChange(document.state().design, 'front', 'a', { x });
    document.hold(moved(10));
    document.hold(moved(20));
    document.drop();
    expect(document.state()).toEqual({ design: start, canUndo: false, canRedo: false });
    document.hold(moved(30));
    document.hold(moved(40));
    document.release('move');
    expect(document.undo()).toBe('move');
    expect(document.state().design).toEqual(start);
  });

  it('makes one step of many with the same mark, until something is taken back', () => {
    const document = new DesignDocument(start);
    const nudge = (x: number) =>
      document.apply('move', withChange(document.state().design, 'front', 'a', { x }), 'keys');
    nudge(1);
    nudge(2);
    nudge(3);
    document.undo();
    expect(document.state().design).toEqual(start);
    document.redo();
    document.undo();
    nudge(4);
    nudge(5);
    document.undo();
    expect(document.state().design).toEqual(start);
  });

  it('keeps where a picture was stored meanwhile, whatever is taken back', () => {
    const document = new DesignDocument(start);
    document.apply('move', withChange(start, 'front', 'a', { x: 9 }));
    document.amend((design) => withChange(design, 'front', 'a', { objectId: 'stored' }));
    document.undo();
    expect(document.state().design['front']?.[0]).toMatchObject({ objectId: 'stored' });
  });
});
