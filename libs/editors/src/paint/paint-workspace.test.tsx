import { PaintDocument } from '@tintory/paint-document';
import { aPicture, bytes, difference, pixel, same } from '@tintory/paint-document/testing';
import { readableBlobs } from '@tintory/tools-ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaintWorkspaceProps } from './paint-workspace.tsx';
import {
  button,
  drag,
  isChosen,
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

describe('painting', () => {
  it('leaves a stroke that one undo takes back and one redo brings again', async () => {
    const before = bytes(paper);
    drag(await open(), [20, 20], [120, 90]);
    const painted = bytes(paper);
    expect(difference(painted, before)).not.toBe(same);
    await userEvent.click(button('Undo: Brush stroke'));
    expect(difference(bytes(paper), before)).toBe(same);
    await userEvent.click(button('Redo: Brush stroke'));
    expect(difference(bytes(paper), painted)).toBe(same);
  });

  it('says what was done and what was undone', async () => {
    drag(await open(), [20, 20], [120, 90]);
    expect(await screen.findByText('Brush stroke')).toBeDefined();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Undone: Brush stroke')).toBeDefined();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await screen.findByText('Done again: Brush stroke')).toBeDefined();
  });

  it('is taken back and done again by the keys of an Arabic keyboard', async () => {
    const before = bytes(paper);
    const stage = await open();
    drag(stage, [20, 20], [120, 90]);
    const painted = bytes(paper);
    fireEvent.keyDown(stage, { key: 'ئ', code: 'KeyZ', ctrlKey: true });
    expect(difference(bytes(paper), before)).toBe(same);
    fireEvent.keyDown(stage, { key: 'غ', code: 'KeyY', ctrlKey: true });
    expect(difference(bytes(paper), painted)).toBe(same);
  });

  it('takes a color from the picture with the pipette', async () => {
    const stage = await open();
    await userEvent.keyboard('i');
    drag(stage, [50, 60]);
    const [red = 0, green = 0, blue = 0] = pixel(paper, 50, 60);
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe(`#${hex}`);
  });

  it('goes on with the tool from before once a color is picked', async () => {
    const stage = await open();
    await userEvent.keyboard('u');
    await waitFor(() => expect(isChosen('Shapes')).toBe(true));
    await userEvent.keyboard('i');
    await waitFor(() => expect(isChosen('Pick colour')).toBe(true));
    drag(stage, [50, 60]);
    await waitFor(() => expect(isChosen('Shapes')).toBe(true));
  });

  it('picks a colour and goes on with the brush, where the tool before has none', async () => {
    const stage = await open();
    await userEvent.keyboard('e');
    await waitFor(() => expect(isChosen('Eraser')).toBe(true));
    await userEvent.keyboard('i');
    await waitFor(() => expect(isChosen('Pick colour')).toBe(true));
    drag(stage, [50, 60]);
    await waitFor(() => expect(isChosen('Brush')).toBe(true));
  });

  it('is taken back when a second finger comes down', async () => {
    const before = bytes(paper);
    const stage = await open();
    const touch = { pointerType: 'touch', button: 0 };
    fireEvent.pointerDown(stage, { ...touch, pointerId: 1, clientX: 30, clientY: 30 });
    fireEvent.pointerMove(stage, { ...touch, pointerId: 1, clientX: 90, clientY: 90 });
    expect(difference(bytes(paper), before)).not.toBe(same);
    fireEvent.pointerDown(stage, { ...touch, pointerId: 2, clientX: 150, clientY: 90 });
    expect(difference(bytes(paper), before)).toBe(same);
  });
});

describe('the wheel', () => {
  const percent = () => Number.parseFloat(screen.getAllByText(/^[\d.]+%$/)[0]?.textContent ?? '');

  it('zooms in and out and keeps the page from scrolling', async () => {
    const stage = await open();
    const before = percent();
    // `fireEvent` returns false if the default action was prevented.
    expect(fireEvent.wheel(stage, { deltaY: -100 })).toBe(false);
    await waitFor(() => expect(percent()).toBeGreaterThan(before));
    fireEvent.wheel(stage, { deltaY: 100 });
    await waitFor(() => expect(percent()).toBe(before));
  });

  it('zooms no further at once however hard it is spun, and a pinch zooms faster', async () => {
    const stage = await open();
    fireEvent.wheel(stage, { deltaY: -9_000 });
    await waitFor(() => expect(percent()).toBe(128));
    fireEvent.wheel(stage, { deltaY: -10, ctrlKey: true });
    await waitFor(() => expect(percent()).toBe(142));
  });

  it('moves the picture with Shift or Alt and leaves its size', async () => {
    const stage = await open();
    const before = percent();
    const place = () => stage.querySelector('canvas')?.parentElement?.style.transform;
    const start = place();
    fireEvent.wheel(stage, { deltaY: 60, shiftKey: true });
    await waitFor(() => expect(place()).not.toBe(start));
    const aside = place();
    fireEvent.wheel(stage, { deltaY: 60, altKey: true });
    await waitFor(() => expect(place()).not.toBe(aside));
    expect(percent()).toBe(before);
  });
});

describe('painting by keys alone', () => {
  const openWide = async () => {
    const stage = await open();
    Object.defineProperties(stage, { clientWidth: { value: 200 }, clientHeight: { value: 160 } });
    stage.focus();
    return stage;
  };

  it('puts the brush down with Enter, draws with arrows and lifts it with Enter', async () => {
    const before = bytes(paper);
    await openWide();
    await userEvent.keyboard('{ArrowRight}');
    expect(difference(bytes(paper), before)).toBe(same);
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}');
    expect(paper.state().undoName).toBe('brush');
    expect(pixel(paper, 132, 96).slice(0, 3)).toEqual([0xc9, 0x3a, 0x1b]);
  });

  it('drops the stroke with Escape, which then does not close the editor', async () => {
    const before = bytes(paper);
    const around = vi.fn();
    document.body.addEventListener('keydown', around);
    await openWide();
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}');
    document.body.removeEventListener('keydown', around);
    expect(difference(bytes(paper), before)).toBe(same);
    expect(paper.state().undoName).toBeNull();
    expect(around).not.toHaveBeenCalled();
  });
});

describe('the tools', () => {
  it('are one stop of the Tab key, and arrows go from one to the next', async () => {
    await open();
    const bar = screen.getByRole('toolbar', { name: 'Painting tools' });
    const stops = within(bar)
      .getAllByRole('button')
      .filter((tool) => tool.tabIndex === 0);
    expect(stops).toEqual([button('Brush')]);
    button('Brush').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(isChosen('Eraser')).toBe(true));
  });

  it.each([
    ['e', 'Eraser'],
    ['r', 'Restore'],
    ['t', 'Text'],
    ['u', 'Shapes'],
    ['c', 'Crop'],
  ])('are chosen by key: %s takes %s', async (key, name) => {
    await open();
    await userEvent.keyboard(key);
    await waitFor(() => expect(isChosen(name)).toBe(true));
  });

  it.each([
    ['ث', 'KeyE', 'Eraser'],
    ['ف', 'KeyT', 'Text'],
  ])('are chosen on an Arabic keyboard: %s on %s takes %s', async (key, code, name) => {
    const stage = await open();
    fireEvent.keyDown(stage, { key, code });
    await waitFor(() => expect(isChosen(name)).toBe(true));
  });

  it('leave keys alone while somebody types', async () => {
    await open();
    await userEvent.keyboard('t');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'be');
    expect(isChosen('Text')).toBe(true);
  });

  it('start a text in a frame of its own, and leave no trace of it without words', async () => {
    const stage = await open();
    const frame = () => stage.querySelector('svg rect');
    await userEvent.click(button('Text'));
    expect(await within(stage).findByText('Your words')).toBeDefined();
    expect(frame()).not.toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Sale');
    expect(within(stage).getByText('Sale')).toBeDefined();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }));
    await userEvent.click(button('Shapes'));
    expect(frame()).toBeNull();
  });

  it('take whoever touches the frame of a text to its words, and leave a drag on the stage', async () => {
    const stage = await open();
    await userEvent.click(button('Text'));
    drag(stage, [100, 80], [140, 90]);
    expect(document.activeElement).toBe(stage);
    await userEvent.click(button('Hide options'));
    drag(stage, [140, 90]);
    const words = screen.getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(document.activeElement).toBe(words));
    await userEvent.keyboard('Sale');
    expect(within(stage).getByText('Sale')).toBeDefined();
    expect(isChosen('Text')).toBe(true);
  });

  it('offer what needs a worker or a server only where there is one', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recut' })).toBeNull();
  });

  it('list their keys in a small help', async () => {
    await open();
    await userEvent.click(button('Keyboard shortcuts'));
    const row = screen.getByRole('row', { name: /Brush/ });
    expect(within(row).getByText('B')).toBeDefined();
  });
});

describe('the brush', () => {
  const size = () => Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Size' }).value);

  it('grows and shrinks with the bracket keys', async () => {
    await open();
    const before = size();
    await userEvent.keyboard(']');
    expect(size()).toBeGreaterThan(before);
    await userEvent.keyboard('[[[[');
    expect(size()).toBeLessThan(before);
  });

  it('swaps its two colors with X', async () => {
    await open();
    const color = () => screen.getByLabelText<HTMLInputElement>('Colour').value;
    const before = color();
    await userEvent.keyboard('x');
    expect(color()).not.toBe(before);
    await userEvent.keyboard('x');
    expect(color()).toBe(before);
  });
});

it('says of an animated picture that only its first frame is there', async () => {
  readableBlobs();
  await open({ file: new Blob(['RIFF\x5a\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0']) });
  await screen.findByText('This picture is animated. Only its first frame is used.');
});
