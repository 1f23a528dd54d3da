import type { JobOutput } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PreviewImage } from '../preview/preview-image.ts';
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

async function comparedWith(outputs: JobOutput[], shown: number, beforeUrl: string | null) {
  const look = vi.fn();
  render(
    <KitProvider kit={plainKit as Kit}>
      <Suspense>
        <ResultView
          {...{ outputs, shown, beforeUrl, onShow: () => undefined, onLook: look }}
          beforeSize={{ width: 3_000, height: 2_000 }}
          origin={null}
          view="plain"
          preview={false}
        />
      </Suspense>
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look closely' }));
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
