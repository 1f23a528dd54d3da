import { PaintDocument } from '@tintory/paint-document';
import { aPicture, bytes, difference, pixel, same } from '@tintory/paint-document/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaintWorkspaceProps } from './paint-workspace.tsx';
import {
  button,
  drag,
  isChosen,
  leading,
  onCancel,
  onDone,
  openWorkspace,
  prepareBrowser,
} from './testing/open-workspace.tsx';

let paper: PaintDocument;
const open = (props: Partial<PaintWorkspaceProps> = {}) => openWorkspace(paper, props);

beforeAll(prepareBrowser);
beforeEach(() => {
  paper = new PaintDocument(aPicture(200, 160));
  vi.clearAllMocks();
});
afterEach(cleanup);

describe('frames', () => {
  it('crop by keys alone: Shift and arrows, then Enter', async () => {
    const stage = await open();
    await userEvent.keyboard('c');
    stage.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}');
    await waitFor(() => expect(paper.state()).toMatchObject({ width: 196, height: 160 }));
  });

  it('lead while they wait to be applied, and Done leads again afterwards', async () => {
    const stage = await open();
    expect(leading()).toEqual(['Done']);
    await userEvent.keyboard('c');
    stage.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(leading()).toEqual(['Crop to frame']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(leading()).toEqual(['Done']));
  });

  it('are dropped by Escape, which then does not close the editor', async () => {
    const stage = await open();
    const around = vi.fn();
    document.body.addEventListener('keydown', around, { once: true });
    await userEvent.keyboard('c');
    stage.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    around.mockClear();
    await userEvent.keyboard('{Escape}{Enter}');
    expect(paper.state().width).toBe(200);
    expect(around).not.toHaveBeenCalled();
  });

  it('place a shape where it is dragged', async () => {
    const stage = await open();
    await userEvent.keyboard('u');
    drag(stage, [40, 40], [120, 100]);
    expect(paper.state().undoName).toBe('shape');
  });

  it('turn the picture by a button', async () => {
    await open();
    await userEvent.keyboard('c');
    await userEvent.click(button('Turn right'));
    expect(paper.state()).toMatchObject({ width: 160, height: 200, undoName: 'right' });
  });
});

describe('removing an object', () => {
  it('hands over what was painted over and shows what comes back', async () => {
    const eraseObject = vi.fn(async (image, mask: Uint8Array) => {
      mask.forEach((value, i) => {
        if (value) image.data.fill(9, i * 4, i * 4 + 4);
      });
      return image;
    });
    const stage = await open({ eraseObject });
    await userEvent.click(button('Remove'));
    expect(button('Erase object')).toHaveProperty('disabled', true);
    drag(stage, [60, 60], [80, 60]);
    expect(leading()).toEqual(['Erase object']);
    await userEvent.click(button('Erase object'));
    await waitFor(() => expect(pixel(paper, 70, 60)).toEqual([9, 9, 9, 9]));
    expect(paper.state()).toMatchObject({ undoName: 'object', hasMask: false });
  });

  it('that fails leaves picture and mask, and says so', async () => {
    const before = bytes(paper);
    const stage = await open({ eraseObject: () => Promise.reject(new Error('no worker')) });
    await userEvent.click(button('Remove'));
    drag(stage, [60, 60], [80, 60]);
    await userEvent.click(button('Erase object'));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(difference(bytes(paper), before)).toBe(same);
    expect(paper.state().hasMask).toBe(true);
  });
});

describe('the keys', () => {
  it('still work after a button that had the focus has nothing left to do', async () => {
    drag(await open(), [20, 20], [120, 90]);
    await userEvent.click(button('Undo: Brush stroke'));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.keyboard('e');
    await waitFor(() => expect(isChosen('Eraser')).toBe(true));
  });
});

describe('adjustments', () => {
  it('show at once and become pixels when applied', async () => {
    const before = bytes(paper);
    await open();
    await userEvent.keyboard('a');
    fireEvent.change(await screen.findByRole('slider', { name: 'Brightness' }), {
      target: { value: '40' },
    });
    expect(difference(bytes(paper), before)).toBe(same);
    await userEvent.click(button('Apply'));
    await waitFor(() => expect(paper.state().undoName).toBe('adjust'));
    expect(difference(bytes(paper), before)).not.toBe(same);
  });
});

describe('leaving', () => {
  it('asks nothing when nothing would be lost', async () => {
    await open();
    await userEvent.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('asks nothing when everything was undone', async () => {
    drag(await open(), [20, 20], [120, 90]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('asks before work is lost', async () => {
    drag(await open(), [20, 20], [120, 90]);
    await userEvent.click(button('Cancel'));
    expect(onCancel).not.toHaveBeenCalled();
    const question = screen.getByRole('dialog', { name: 'Discard your changes?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('with Done gives the picture back, or nothing where nothing was painted', async () => {
    const stage = await open();
    await userEvent.click(button('Done'));
    await waitFor(() => expect(onDone).toHaveBeenLastCalledWith(null, expect.anything()));
    drag(stage, [20, 20], [120, 90]);
    await userEvent.click(button('Done'));
    await waitFor(() =>
      expect(onDone).toHaveBeenLastCalledWith(paper.layers.picture, expect.anything()),
    );
  });

  it('with Done can be stopped while the picture is saved, and nobody gets it then', async () => {
    let asked: AbortSignal | undefined;
    const saving = vi.fn((_picture, signal: AbortSignal) => {
      asked = signal;
      return new Promise<void>(() => undefined);
    });
    const stage = await open({ onDone: saving });
    drag(stage, [20, 20], [120, 90]);
    await userEvent.click(button('Done'));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(asked?.aborted).toBe(true);
    expect(button('Done')).toHaveProperty('disabled', false);
  });

  it('with Done first applies what is only seen so far', async () => {
    await open();
    await userEvent.keyboard('a');
    fireEvent.change(await screen.findByRole('slider', { name: 'Warmth' }), {
      target: { value: '50' },
    });
    await userEvent.click(button('Done'));
    await waitFor(() =>
      expect(onDone).toHaveBeenLastCalledWith(paper.layers.picture, expect.anything()),
    );
    expect(paper.state().undoName).toBe('adjust');
  });
});
