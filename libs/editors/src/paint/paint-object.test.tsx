import {
  copyPicture,
  createPicture,
  type EraseObject,
  masked,
  PaintDocument,
  type Picture,
} from '@tintory/paint-document';
import { aPicture, bytes, difference, same } from '@tintory/paint-document/testing';
import { readPicture, writePicture } from '@tintory/picture-files';
import type { RgbaImage } from '@tintory/pixels';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, drag, openWorkspace, prepareBrowser } from './testing/open-workspace.tsx';

vi.mock('@tintory/picture-files', async (original) => ({
  ...(await original<object>()),
  readPicture: vi.fn(),
  writePicture: vi.fn(),
}));

const white = { data: new Uint8ClampedArray(4).fill(255), width: 1, height: 1 };
let paper: PaintDocument;
const inSight = vi.fn();

beforeAll(async () => {
  await prepareBrowser();
  Element.prototype.scrollIntoView = function note(this: Element) {
    inSight(this);
  };
});
beforeEach(() => {
  vi.clearAllMocks();
  paper = new PaintDocument(aPicture(200, 160));
});
afterEach(cleanup);

const openRemover = async (eraseObject: EraseObject) => {
  const stage = await openWorkspace(paper, { eraseObject });
  await userEvent.click(button('Remove'));
  return stage;
};

describe('stopping the removal of an object', () => {
  it('ends the work, leaves picture and mask, and what still comes changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<RgbaImage>();
    let asked: AbortSignal | undefined;
    const stage = await openRemover((_image, _mask, hooks) => {
      asked = hooks?.signal;
      return promise;
    });
    drag(stage, [60, 60], [80, 60]);
    const before = bytes(paper);
    await userEvent.click(button('Erase object'));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(asked?.aborted).toBe(true);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    resolve(aPicture(200, 160));
    await promise;
    await new Promise((next) => setTimeout(next));
    expect(difference(bytes(paper), before)).toBe(same);
    expect(paper.state()).toMatchObject({ undoName: 'mask', hasMask: true });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Erase object')).toHaveProperty('disabled', false);
  });
});

describe('removing everything', () => {
  it('says that nothing is left to fill it from, and keeps picture and mask', async () => {
    await openRemover(() => Promise.reject(new Error('not asked')));
    const { mask } = paper.layers;
    act(() => paper.replace('loadMask', { mask: new Uint8Array(mask.length).fill(masked) }));
    await userEvent.click(button('Erase object'));
    const words = await screen.findByRole('alert');
    expect(words.textContent).toContain('The whole picture is marked');
    expect(paper.state()).toMatchObject({ undoName: 'loadMask', hasMask: true });
  });
});

describe('a mask from a file', () => {
  const load = (content: string) =>
    userEvent.upload(
      screen.getByLabelText('Load mask', { selector: 'input' }),
      new File([content], 'mask.png', { type: 'image/png' }),
    );

  it('that is no picture is refused with words, and a good one takes them away', async () => {
    await openRemover(() => Promise.reject(new Error('not asked')));
    vi.mocked(readPicture).mockRejectedValueOnce(new Error('broken'));
    await load('no picture');
    const words = await screen.findByRole('alert');
    expect(words.textContent).toContain('This file is no picture');
    expect(inSight).toHaveBeenLastCalledWith(words);
    expect(paper.state()).toMatchObject({ changed: false, hasMask: false });
    vi.mocked(readPicture).mockResolvedValueOnce(copyPicture(white));
    await load('a picture');
    await waitFor(() =>
      expect(paper.state()).toMatchObject({ undoName: 'loadMask', hasMask: true }),
    );
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('of another shape is refused with words, and one of the same in another size is taken', async () => {
    await openRemover(() => Promise.reject(new Error('not asked')));
    vi.mocked(readPicture).mockResolvedValueOnce(copyPicture(aPicture(200, 100)));
    await load('a broad mask');
    const words = await screen.findByRole('alert');
    expect(words.textContent).toContain('another shape than the picture');
    expect(paper.state()).toMatchObject({ changed: false, hasMask: false });
    vi.mocked(readPicture).mockResolvedValueOnce(copyPicture(aPicture(50, 40)));
    await load('a small mask');
    await waitFor(() => expect(paper.state()).toMatchObject({ undoName: 'loadMask' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('that marks nothing is refused with words', async () => {
    await openRemover(() => Promise.reject(new Error('not asked')));
    vi.mocked(readPicture).mockResolvedValueOnce(createPicture(200, 160));
    await load('a black mask');
    const words = await screen.findByRole('alert');
    expect(words.textContent).toContain('Nothing is marked in this file');
    expect(paper.state()).toMatchObject({ changed: false, hasMask: false });
  });

  it('can be stopped while it loads: then it changes nothing, whatever still comes', async () => {
    await openRemover(() => Promise.reject(new Error('not asked')));
    const { promise, resolve } = Promise.withResolvers<Picture>();
    vi.mocked(readPicture).mockReturnValueOnce(promise);
    await load('a large picture');
    expect(await screen.findByText('Loading the mask')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.queryByText('Loading the mask')).toBeNull();
    resolve(copyPicture(white));
    await promise;
    await new Promise((next) => setTimeout(next));
    expect(paper.state()).toMatchObject({ changed: false, hasMask: false });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a mask that goes into a file', () => {
  it('says so until it is there', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:mask' }));
    HTMLAnchorElement.prototype.click = vi.fn();
    const { promise, resolve } = Promise.withResolvers<Blob>();
    vi.mocked(writePicture).mockReturnValueOnce(promise);
    const stage = await openRemover(() => Promise.reject(new Error('not asked')));
    drag(stage, [60, 60], [80, 60]);
    await userEvent.click(button('Save mask'));
    expect(await screen.findByText('Saving the mask')).toBeDefined();
    await waitFor(() => expect(writePicture).toHaveBeenCalledOnce());
    resolve(new Blob(['mask']));
    await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce());
    expect(screen.queryByText('Saving the mask')).toBeNull();
  });
});
