import type { JobOutput } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Region } from '../compare/part.ts';
import type { PreviewImage } from '../results/preview-image.ts';
import { plainKit } from '../testing/plain-kit.tsx';
import { ResultView } from './result-view.tsx';

const output = (id: string, width: number, height: number): JobOutput => ({
  ...{ object_id: id, url: `/${id}.png`, thumbnail_url: null, width, height },
  ...{ content_type: 'image/png', bytes: 9 },
});
const wide = output('wide', 600, 400);
const square = output('square', 512, 512);

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const part: Region = { left: 600, top: 500, width: 300, height: 200 };

function show(changes: Partial<Parameters<typeof ResultView>[0]>) {
  const look = vi.fn();
  render(
    <KitProvider kit={plainKit as Kit}>
      <Suspense>
        <ResultView
          {...{ outputs: [wide], shown: 0, onShow: () => undefined, onLook: look }}
          toolId="text_to_tattoo"
          beforeUrl="/photo.jpg"
          beforeSize={{ width: 3_000, height: 2_000 }}
          origin={null}
          view="plain"
          preview={false}
          region={null}
          {...changes}
        />
      </Suspense>
    </KitProvider>,
  );
  return look;
}

async function comparedWith(outputs: JobOutput[], shown: number, beforeUrl: string | null) {
  const look = show({ outputs, shown, beforeUrl });
  await userEvent.click(screen.getByRole('button', { name: 'View result' }));
  const [images] = look.mock.calls[0] as [PreviewImage[]];
  return images.map((image) => image.beforeUrl ?? null);
}

describe('a set that is looked at closely', () => {
  it('is compared with its photo, of whatever shape each picture is', async () => {
    expect(await comparedWith([square, wide], 0, '/photo.jpg')).toEqual([
      '/photo.jpg',
      '/photo.jpg',
    ]);
  });

  it('compares nothing where there was no photo', async () => {
    expect(await comparedWith([square, wide], 1, null)).toEqual([null, null]);
  });
});

describe('the results of one job', () => {
  const as = (id: string, type: string) => ({ ...output(id, 512, 512), content_type: type });
  const names = async () => {
    await screen.findByRole('group', { name: 'All results' });
    return screen.getAllByRole('button', { name: /^Result/ }).map((one) => one.ariaLabel);
  };

  it('are told apart by their kind, and the one on skin by that', async () => {
    show({ outputs: [as('a', 'image/png'), as('b', 'image/webp'), as('c', 'image/svg+xml')] });
    expect(await names()).toEqual([
      'Result 1 of 3, PNG',
      'Result 2 of 3, On skin',
      'Result 3 of 3, SVG',
    ]);
  });

  it('have their place alone where they are of one kind', async () => {
    show({ outputs: [as('a', 'image/webp'), as('b', 'image/webp')] });
    expect(await names()).toEqual(['Result 1 of 2', 'Result 2 of 2']);
  });
});

describe('a result of an enlarger', () => {
  const large = output('large', 6_000, 4_000);
  const fullSize = () => screen.queryByRole('button', { name: 'Full size, 100 %' });
  const handle = () => screen.getByRole('slider', { name: 'Compare before and after' });
  const closeness = () => handle().parentElement?.getAttribute('data-close');

  it('opens at its full size, where what was gained is seen, and is shown whole on a wish', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('No picture here.')));
    show({ outputs: [large], view: 'close' });
    await waitFor(() => expect(closeness()).toBe('true'));
    expect(handle().parentElement?.style.getPropertyValue('--x')).toBe('3000px');
    await userEvent.click(screen.getByRole('button', { name: 'Fit to view' }));
    expect([closeness(), fullSize()?.ariaPressed]).toEqual([null, 'false']);
    await userEvent.click(fullSize() as HTMLElement);
    await waitFor(() => expect(closeness()).toBe('true'));
    vi.unstubAllGlobals();
  });

  it('is no preview, which has the size of the window', () => {
    show({ outputs: [large], view: 'close', preview: true });
    expect(fullSize()).toBeNull();
  });
});

describe('a preview of a part', () => {
  const before = () => document.querySelector<HTMLImageElement>('img[src="/photo.jpg"]');

  it('lies over the same part of the photo, of whatever shape both are', () => {
    show({ outputs: [square], region: { ...part, width: 200 } });
    expect(before()?.style).toMatchObject({ width: '1500%', height: '1000%' });
    expect(before()?.style).toMatchObject({ left: '-300%', top: '-250%' });
  });

  it('lies over all of the photo where it shows all of it', () => {
    show({});
    expect(before()?.style.width).toBe('');
  });

  it('is looked at closely as a part', async () => {
    const look = show({ region: part });
    await userEvent.click(screen.getByRole('button', { name: 'View result' }));
    expect(look.mock.calls[0]?.[0]).toMatchObject([{ region: part }]);
  });
});
