import { PaintDocument } from '@tintory/paint-document';
import { aPicture, bytes, difference, pixel, same } from '@tintory/paint-document/testing';
import type { Stroke } from '@tintory/pixels';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaintWorkspaceProps } from './paint-workspace.tsx';
import { button, drag, leading, openWorkspace, prepareBrowser } from './testing/open-workspace.tsx';
import { toast } from './testing/paint-kit.tsx';

let paper: PaintDocument;
const open = (props: Partial<PaintWorkspaceProps> = {}) => openWorkspace(paper, props);

beforeAll(prepareBrowser);
beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

describe('refining a cutout', () => {
  /** A cutout that keeps the left half. */
  const leftHalf = Uint8Array.from({ length: 200 * 160 }, (_, i) => (i % 200 < 100 ? 255 : 0));
  const recut = vi.fn(
    async (_strokes: readonly Stroke[], _signal: AbortSignal) => leftHalf as Uint8Array,
  );
  const onAccept = vi.fn();
  const refine = {
    ...{ onAccept, strokes: [], most: 3, acceptLabel: 'Refine · 1 credit' },
    openBase: async () => null,
  };
  const strokesOf = (mock: typeof recut | typeof onAccept) => mock.mock.lastCall?.[0] as Stroke[];
  beforeEach(() => {
    paper = new PaintDocument(aPicture(200, 160), { marks: refine.strokes });
  });

  it('offers taps, marks and moving alone: no pixel painted here would be in the result', async () => {
    await open({ refine, recut });
    const bar = screen.getByRole('toolbar', { name: 'Painting tools' });
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tap', 'Mark', 'Move']);
  });

  it('hands over the strokes in fractions of the original, even after a turn', async () => {
    paper.turn('right');
    drag(await open({ refine, recut }), [80, 100]);
    await userEvent.click(button('Free preview'));
    await waitFor(() => expect(recut).toHaveBeenCalledOnce());
    expect(strokesOf(recut)[0]?.points[0]).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
  });

  it('keeps all strokes for the next cut, and shows what was cut away as gone', async () => {
    const stage = await open({ refine, recut });
    drag(stage, [150, 20], [170, 40]);
    await userEvent.click(button('Free preview'));
    await waitFor(() => expect(paper.state().undoName).toBe('recut'));
    expect(pixel(paper, 150, 30)[3]).toBe(0);
    expect(pixel(paper, 50, 30)[3]).not.toBe(0);
    expect(button('Free preview')).toHaveProperty('disabled', true);
    drag(stage, [20, 100], [60, 100]);
    await userEvent.click(button('Free preview'));
    await waitFor(() => expect(strokesOf(recut)).toHaveLength(2));
  });

  it('takes strokes back one by one, and brings them again', async () => {
    const stage = await open({ refine, recut });
    drag(stage, [20, 20], [60, 60]);
    drag(stage, [80, 20], [90, 60]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(paper.state().marks).toHaveLength(1);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(paper.state().marks).toHaveLength(2);
  });

  it('ends a stroke where it leaves the picture', async () => {
    const stage = await open({ refine, recut });
    drag(stage, [150, 80], [190, 80], [260, 80], [260, 120], [190, 120], [150, 120]);
    expect(paper.state().marks.map(({ points }) => points.length > 0)).toEqual([true, true]);
    expect(Math.max(...paper.state().marks.flatMap(({ points }) => points.flat()))).toBeLessThan(1);
  });

  it('takes no more strokes than the tool does', async () => {
    const stage = await open({ refine, recut });
    for (const y of [20, 40, 60, 80]) drag(stage, [20, y], [60, y]);
    expect(paper.state().marks).toHaveLength(3);
    expect(await screen.findByText('A cutout takes at most 3 marks.')).toBeDefined();
  });

  it('names the price, and runs only what is new', async () => {
    const stage = await open({ refine, recut });
    expect(button('Refine · 1 credit')).toHaveProperty('disabled', true);
    drag(stage, [20, 20], [60, 60]);
    await userEvent.click(button('Refine · 1 credit'));
    expect(strokesOf(onAccept)).toHaveLength(1);
  });

  it('has one action that leads: to try strokes for nothing, and then to run them', async () => {
    const stage = await open({ refine, recut });
    expect(leading()).toEqual([]);
    drag(stage, [150, 20], [170, 40]);
    expect(leading()).toEqual(['Free preview']);
    expect(button('Refine · 1 credit')).toHaveProperty('disabled', false);
    await userEvent.click(button('Free preview'));
    await waitFor(() => expect(leading()).toEqual(['Refine · 1 credit']));
  });

  it('that is stopped ends the cut under way and changes nothing', async () => {
    const before = bytes(paper);
    recut.mockImplementationOnce((_, signal) => {
      const { promise, reject } = Promise.withResolvers<Uint8Array>();
      signal.addEventListener('abort', () => reject(new Error('stopped')));
      return promise;
    });
    drag(await open({ refine, recut }), [20, 20], [60, 60]);
    await userEvent.click(button('Free preview'));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(recut.mock.lastCall?.[1].aborted).toBe(true);
    expect(difference(bytes(paper), before)).toBe(same);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that cannot be tried says so, and loses nothing', async () => {
    const before = bytes(paper);
    recut.mockRejectedValueOnce(new Error('out of memory'));
    drag(await open({ refine, recut }), [20, 20], [60, 60]);
    await userEvent.click(button('Free preview'));
    expect(await screen.findByText(/^That did not work\. Your picture is as it was/)).toBeDefined();
    expect(difference(bytes(paper), before)).toBe(same);
    expect(paper.state().marks).toHaveLength(1);
    expect(button('Free preview')).toHaveProperty('disabled', false);
  });
});

describe('tapping a cutout', () => {
  const without = (column: number) =>
    Uint8Array.from({ length: 200 * 160 }, (_, i) => (i % 200 < column ? 255 : 0));
  const recut = vi.fn(async (strokes: readonly Stroke[], _signal: AbortSignal) =>
    without(200 - strokes.length * 50),
  );
  const onAccept = vi.fn();
  const refine = {
    ...{ onAccept, strokes: [], most: 3, acceptLabel: 'Refine · 1 credit', tool: 'tap' as const },
    openBase: async () => null,
  };
  beforeEach(() => {
    paper = new PaintDocument(aPicture(200, 160), { marks: refine.strokes });
  });
  const cuts = (count: number) => waitFor(() => expect(paper.state().cutMarks).toHaveLength(count));

  it('removes what is tapped at once, as one step that can be taken back', async () => {
    const stage = await open({ refine, recut });
    drag(stage, [170, 40]);
    await cuts(1);
    expect(paper.state().marks).toEqual([
      { mode: 'erase', radius: 0.01, points: [[0.85, 0.25]], tap: true },
    ]);
    expect(pixel(paper, 170, 40)[3]).toBe(0);
    await userEvent.click(button('Undo: Tap'));
    expect(paper.state().marks).toEqual([]);
    expect(pixel(paper, 170, 40)[3]).not.toBe(0);
    await userEvent.click(button('Redo: Tap'));
    expect(pixel(paper, 170, 40)[3]).toBe(0);
  });

  it('adds where that is chosen, also by the key X', async () => {
    const stage = await open({ refine, recut });
    stage.focus();
    await userEvent.keyboard('x');
    drag(stage, [170, 40]);
    await cuts(1);
    expect(paper.state().marks[0]?.mode).toBe('keep');
  });

  it('taps by keys: arrows move the pointer, Enter taps', async () => {
    const stage = await open({ refine, recut });
    stage.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    await cuts(2);
    const [first, second] = paper.state().marks.map(({ points }) => points[0]?.[0] ?? 0);
    expect(second).toBeGreaterThan(first as number);
  });

  it('cuts one tap after the other, each by all before it', async () => {
    const stage = await open({ refine, recut });
    drag(stage, [170, 40]);
    drag(stage, [120, 40]);
    await cuts(2);
    expect(recut.mock.calls.map(([strokes]) => strokes.length)).toEqual([1, 2]);
    expect(pixel(paper, 120, 40)[3]).toBe(0);
  });

  it('is no tap where the pointer was dragged far, or lies beside the picture', async () => {
    const stage = await open({ refine, recut });
    drag(stage, [20, 20], [120, 60]);
    drag(stage, [260, 40]);
    drag(stage, [170, 40], [172, 41]);
    await cuts(1);
    expect(recut).toHaveBeenCalledOnce();
  });

  it('that changes nothing is no mark', async () => {
    recut.mockImplementation(async () => without(200));
    drag(await open({ refine, recut }), [170, 40]);
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    expect(paper.state()).toMatchObject({ marks: [], undoName: null });
  });

  it('that is taken back before it is cut has no effect', async () => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    recut.mockImplementation(() => promise as Promise<Uint8Array<ArrayBuffer>>);
    drag(await open({ refine, recut }), [170, 40]);
    await userEvent.keyboard('{Control>}z{/Control}');
    resolve(without(100));
    await promise;
    expect(paper.state()).toMatchObject({ marks: [], undoName: null });
  });

  it('leads to running it, and hands over what was tapped', async () => {
    const stage = await open({ refine, recut });
    drag(stage, [170, 40]);
    await waitFor(() => expect(leading()).toEqual(['Refine · 1 credit']));
    await userEvent.click(button('Refine · 1 credit'));
    expect(onAccept.mock.lastCall?.[0]).toMatchObject([{ tap: true }]);
  });
});
