import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gestures, type Contact } from './gestures.ts';

const target = {
  start: vi.fn(),
  move: vi.fn(),
  end: vi.fn(),
  cancel: vi.fn(),
  pan: vi.fn(),
  zoom: vi.fn(),
  pans: vi.fn(() => false),
  turn: vi.fn(),
  rest: vi.fn(),
};

const contact = (id: number, x: number, kind = 'touch', button = 0): Contact => ({
  ...{ id, x, y: 100, kind, button, pressure: 1 },
});
const at = (x: number) => [{ x, y: 100, pressure: 1 }];

describe('on the stage', () => {
  let gestures: Gestures;

  beforeEach(() => {
    vi.clearAllMocks();
    gestures = new Gestures(target);
  });

  it('one finger draws', () => {
    gestures.down(contact(1, 10));
    gestures.move(1, at(20));
    gestures.up(1);
    expect(target.start).toHaveBeenCalledOnce();
    expect(target.move).toHaveBeenCalledWith(at(20));
    expect(target.end).toHaveBeenCalledOnce();
  });

  it('the other end of a pen draws too, other buttons do nothing', () => {
    gestures.down(contact(1, 10, 'pen', 5));
    expect(target.start).toHaveBeenCalledOnce();
    gestures.up(1);
    gestures.down(contact(2, 10, 'mouse', 2));
    expect(target.start).toHaveBeenCalledOnce();
  });

  it('a second finger takes back the stroke, and the two pan and zoom', () => {
    gestures.down(contact(1, 100));
    gestures.down(contact(2, 200));
    expect(target.cancel).toHaveBeenCalledOnce();
    gestures.move(2, at(300));
    expect(target.pan).toHaveBeenCalledWith(50, 0);
    expect(target.zoom).toHaveBeenCalledWith(2, expect.objectContaining({ x: 200 }));
  });

  it('two fingers that go around each other turn by the short way, and then rest', () => {
    gestures.down(contact(1, 100));
    gestures.down(contact(2, 200));
    gestures.move(2, [{ x: 100, y: 200, pressure: 1 }]);
    expect(target.turn.mock.lastCall?.[0]).toBeCloseTo(Math.PI / 2);
    gestures.move(2, [{ x: 0, y: 100.1, pressure: 1 }]);
    gestures.move(2, [{ x: 0, y: 99.9, pressure: 1 }]);
    expect(Math.abs(target.turn.mock.lastCall?.[0] as number)).toBeLessThan(0.01);
    gestures.up(1);
    expect(target.rest).not.toHaveBeenCalled();
    gestures.up(2);
    expect(target.rest).toHaveBeenCalledOnce();
  });

  it('the finger left over from a pinch does not draw', () => {
    gestures.down(contact(1, 100));
    gestures.down(contact(2, 200));
    gestures.up(2);
    gestures.move(1, at(150));
    gestures.up(1);
    expect(target.move).not.toHaveBeenCalled();
    expect(target.end).not.toHaveBeenCalled();
  });

  it('the ball of the hand is ignored while a pen draws', () => {
    gestures.down(contact(1, 100, 'pen'));
    gestures.down(contact(2, 200));
    gestures.move(1, at(120));
    expect(target.cancel).not.toHaveBeenCalled();
    expect(target.move).toHaveBeenCalledOnce();
  });

  it('the middle button pans with any tool, the left one when the hand is taken', () => {
    gestures.down(contact(1, 10, 'mouse', 1));
    gestures.move(1, at(30));
    gestures.up(1);
    target.pans.mockReturnValueOnce(true);
    gestures.down(contact(1, 30, 'mouse'));
    gestures.move(1, at(35));
    expect(target.pan.mock.calls).toEqual([
      [20, 0],
      [5, 0],
    ]);
    expect(target.start).not.toHaveBeenCalled();
  });

  it('the right button does nothing', () => {
    gestures.down(contact(1, 10, 'mouse', 2));
    expect(target.start).not.toHaveBeenCalled();
  });

  it('a contact the browser takes away leaves no stroke', () => {
    gestures.down(contact(1, 10));
    gestures.cancel(1);
    expect(target.cancel).toHaveBeenCalledOnce();
    expect(target.end).not.toHaveBeenCalled();
  });
});
