import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LargerSource, PreviewImage } from '@tintory/tools-ui';
import { plainKit } from '@tintory/tools-ui/testing';
import { UseMenu } from './use-menu.tsx';

const image = { objectId: 'object-1', url: '/1.png', width: 800, height: 600 };
const larger = {} as LargerSource;
const enlarge = vi.fn();
const print = vi.fn();

const show = (changes: Partial<PreviewImage>) =>
  render(
    <KitProvider kit={plainKit as Kit}>
      <Suspense>
        <UseMenu
          image={{ ...image, ...changes }}
          ways={{ use: () => undefined, enlarge, print, save: () => undefined }}
        />
      </Suspense>
    </KitProvider>,
  );

beforeAll(() => startI18n('en'));
afterEach(cleanup);

describe('the ways of a picture out of the preview', () => {
  it('lead to its larger sizes, where it has them', async () => {
    show({ larger });
    await userEvent.click(await screen.findByRole('button', { name: 'Download larger' }));
    expect(enlarge).toHaveBeenCalledExactlyOnceWith(larger);
  });

  it('lead to none where it has none', async () => {
    show({});
    expect(await screen.findByRole('button', { name: 'Image upscaler' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Download larger' })).toBeNull();
  });

  it('lead onto a product, where the picture is stored', async () => {
    show({});
    await userEvent.click(await screen.findByRole('button', { name: 'Print it' }));
    expect(print).toHaveBeenCalledExactlyOnceWith('object-1');
    cleanup();
    show({ objectId: null });
    expect(await screen.findByRole('button', { name: 'Image upscaler' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Print it' })).toBeNull();
  });
});
