import { startI18n } from '@tintory/i18n';
import { closeModal, KitProvider, ModalHost, openModal, type Kit } from '@tintory/ui-kit';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, plainKit, withServices } from '@tintory/tools-ui/testing';
import type { PreviewImage, PreviewProps } from '@tintory/tools-ui';
import { PreviewModal } from './preview-modal.tsx';

vi.mock('@tintory/tools-ui', async (original) => ({
  ...(await original<object>()),
  useImageArrival: (url: string | null) => ({
    size: url ? { width: 800, height: 600 } : null,
    broken: false,
  }),
}));

const images: PreviewImage[] = [
  { objectId: 'object-1', url: '/1.png', width: 800, height: 600, beforeUrl: '/before.png' },
  { objectId: 'object-2', url: '/2.png', width: 600, height: 800 },
  { objectId: 'object-3', url: '/3.png', width: 600, height: 600 },
];

const kit: Partial<Kit> = {
  ...plainKit,
  toast: vi.fn(),
};

async function open(props: Partial<PreviewProps> = {}) {
  const { api } = fakeApi();
  const Services = withServices(api);
  render(
    <KitProvider kit={kit as Kit}>
      <Services>
        <Suspense>
          <button onClick={() => openModal('preview', { images, ...props })}>Look</button>
          <ModalHost registry={{ preview: PreviewModal }} />
        </Suspense>
      </Services>
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  await screen.findByRole('dialog', { name: 'Preview' });
  return api;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => userEvent.click(button(name));
const position = () => screen.getByRole('status').textContent;
const picture = () => {
  const all = within(screen.getByRole('group', { name: 'Pictures' })).getAllByAltText(/^Picture/);
  const [shown, ...more] = all.filter((image) => !image.closest('[inert]'));
  if (!shown || more.length > 0) throw new Error('Exactly one picture should be within reach.');
  return shown;
};

/** A finger that moves across the stage, rests and lifts. */
function swipe(distance: number) {
  const stage = screen.getByRole('group', { name: 'Pictures' });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 600, 600);
  const finger = { pointerId: 1, pointerType: 'touch', button: 0, clientY: 300 };
  fireEvent.pointerDown(stage, { ...finger, clientX: 300 });
  fireEvent.pointerMove(stage, { ...finger, clientX: 300 + distance });
  fireEvent.pointerUp(stage, { ...finger, clientX: 300 + distance });
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = vi.fn();
  HTMLAnchorElement.prototype.click = vi.fn();
});
afterEach(() => {
  act(() => closeModal('preview'));
  cleanup();
  document.documentElement.dir = 'ltr';
});

describe('the preview', () => {
  it('starts at the picture asked for and counts from one', async () => {
    await open({ startIndex: 1 });
    expect(screen.getByText('2 / 3')).toBeTruthy();
    expect(position()).toBe('Picture 2 of 3');
    expect(picture().getAttribute('src')).toBe('/2.png');
  });

  it('starts at the last picture when asked for one beyond it', async () => {
    await open({ startIndex: 7 });
    expect(position()).toBe('Picture 3 of 3');
  });

  it('moves with its buttons and stops at both ends without losing the focus', async () => {
    await open();
    expect(button('Previous picture').getAttribute('aria-disabled')).toBe('true');
    await click('Next picture');
    await click('Next picture');
    await click('Next picture');
    expect(position()).toBe('Picture 3 of 3');
    expect(button('Next picture').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('Next picture'));
    await click('Previous picture');
    expect(position()).toBe('Picture 2 of 3');
  });

  it('moves with the keys from wherever the focus is, and stops at both ends', async () => {
    await open();
    await userEvent.keyboard('{ArrowLeft}');
    expect(position()).toBe('Picture 1 of 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(position()).toBe('Picture 2 of 3');
    button('Close').focus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(position()).toBe('Picture 3 of 3');
    await userEvent.keyboard('{Home}');
    expect(position()).toBe('Picture 1 of 3');
  });

  it('is mirrored where reading runs from the right', async () => {
    document.documentElement.dir = 'rtl';
    await open();
    await userEvent.keyboard('{ArrowLeft}');
    expect(position()).toBe('Picture 2 of 3');
    swipe(300);
    expect(position()).toBe('Picture 3 of 3');
  });

  it('goes on with a long swipe and stays with a short one', async () => {
    await open();
    swipe(-20);
    expect(position()).toBe('Picture 1 of 3');
    swipe(-300);
    expect(position()).toBe('Picture 2 of 3');
  });

  it('shows the picture whose thumbnail is chosen, and leads the focus along', async () => {
    await open();
    await click('Picture 3 of 3');
    expect(position()).toBe('Picture 3 of 3');
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(button('Picture 2 of 3'));
  });

  it('loads the neighbours before they are asked for, out of reach', async () => {
    await open();
    const waiting = screen
      .getByRole('group', { name: 'Pictures' })
      .querySelectorAll<HTMLImageElement>('[inert] img');
    expect([...waiting].map((image) => image.getAttribute('src'))).toEqual(['/2.png']);
  });

  it('downloads the picture that is shown', async () => {
    const api = await open();
    await click('Next picture');
    await click('Download');
    expect(api.uploads.downloadLink).toHaveBeenCalledExactlyOnceWith('object-2');
  });

  it('compares before and after where there is an original', async () => {
    await open();
    await click('Compare before and after');
    expect(screen.getByRole('slider', { name: 'Compare before and after' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(button('Compare before and after').getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{ArrowLeft}c');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('leaves the arrows to the compare handle while that has the focus', async () => {
    await open();
    await userEvent.keyboard('c');
    const handle = screen.getByRole('slider');
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(handle.getAttribute('aria-valuenow')).toBe('52');
    expect(position()).toBe('Picture 1 of 3');
  });

  it('zooms with buttons and keys, and shows the next picture whole', async () => {
    await open();
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    await click('Zoom in');
    await userEvent.keyboard('+');
    expect(button('200%, fit to view')).toBeTruthy();
    await userEvent.keyboard('-');
    expect(button('150%, fit to view')).toBeTruthy();
    await userEvent.keyboard('{PageDown}');
    expect(button('100%, fit to view')).toBeTruthy();
  });

  it('keeps the arrows for a zoomed picture', async () => {
    await open();
    await userEvent.keyboard('+{ArrowRight}');
    expect(position()).toBe('Picture 1 of 3');
  });

  it('says that a picture did not load and asks for it by a new link', async () => {
    const api = await open();
    fireEvent.error(picture());
    expect(screen.getByText('This picture did not load.')).toBeTruthy();
    await click('Try again');
    expect(api.uploads.downloadLink).toHaveBeenCalledExactlyOnceWith('object-1');
    await waitFor(() => expect(picture().getAttribute('src')).toBe('http://api.test/link'));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('takes the picture to another tool and closes', async () => {
    const onUse = vi.fn();
    await open({ onUse, startIndex: 2 });
    const tools = screen.getByRole('list', { name: 'Use in another tool' });
    await userEvent.click(within(tools).getByRole('button', { name: 'Image upscaler' }));
    expect(onUse).toHaveBeenCalledExactlyOnceWith(images[2], 'image_upscale');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes what stands in for a picture that no tool opens, and offers nothing without it', async () => {
    const [onUse, onEdit] = [vi.fn(), vi.fn()];
    const svg = { objectId: 'svg', url: '/a.svg', width: 600, height: 600 };
    const [standIn] = images;
    await open({
      ...{ onUse, onEdit },
      images: [
        { ...svg, standIn: standIn ?? null },
        { ...svg, url: '/b.svg', standIn: null },
      ],
    });
    await click('Edit picture');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(standIn, 'paint');
    await click('Resize picture');
    expect(onEdit).toHaveBeenLastCalledWith(standIn, 'resize');
    await click('Next picture');
    expect(screen.queryByRole('list', { name: 'Use in another tool' })).toBeNull();
    await click('Previous picture');
    await click('Image upscaler');
    expect(onUse).toHaveBeenCalledExactlyOnceWith(standIn, 'image_upscale');
  });

  it('downloads a picture that no tool opens as it is', async () => {
    const svg = { objectId: 'svg', url: '/a.svg', width: 600, height: 600 };
    const api = await open({ images: [{ ...svg, standIn: images[0] ?? null }] });
    await click('Download');
    expect(api.uploads.downloadLink).toHaveBeenCalledExactlyOnceWith('svg');
  });

  it('offers no other tool where nobody takes the picture', async () => {
    await open();
    expect(screen.queryByRole('list', { name: 'Use in another tool' })).toBeNull();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => click('Close')],
  ])('closes with %s and gives the focus back', async (_, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Look')));
  });

  it('takes the picture into the store once it has closed, and calls it taken', async () => {
    const heard: unknown[] = [];
    const gone = () => screen.queryByRole('dialog') === null;
    const onPublish = () => heard.push(gone());
    await open({ onPublish, onLeave: (taken) => heard.push(taken) });
    expect(button('Download')).toBeTruthy();
    await click('Publish');
    expect(heard).toEqual([true, false]);
    await waitFor(() => expect(gone()).toBe(true));
  });

  it('counts a single picture, too, but has no arrows and no thumbnails for it', async () => {
    await open({ images: images.slice(0, 1) });
    expect(screen.getByText('1 / 1')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Picture 1 of 1');
    expect(screen.queryByRole('button', { name: /picture/i })).toBeNull();
  });
});
