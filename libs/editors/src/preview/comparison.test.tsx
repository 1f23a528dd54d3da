import { ApiError } from '@tintory/api-client';
import { startI18n } from '@tintory/i18n';
import type { PreviewImage } from '@tintory/tools-ui';
import { fakeApi, withServices } from '@tintory/tools-ui/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Comparison } from './comparison.tsx';

vi.mock('@tintory/tools-ui', async (original) => ({
  ...(await original<object>()),
  useImageArrival: (url: string | null) => ({
    size: url && !url.includes('lost') ? { width: 800, height: 600 } : null,
    broken: url?.includes('lost') ?? false,
  }),
}));

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const { api } = fakeApi();
const Services = withServices(api);

const compare = (image: Partial<PreviewImage>) =>
  render(
    <Services>
      <Suspense>
        <Comparison
          image={{ objectId: 'made', url: '/made.png', width: 400, height: 300, ...image }}
          afterUrl="/made.png"
          alt="Picture 1 of 1"
          zoomed={false}
        >
          waiting
        </Comparison>
      </Suspense>
    </Services>,
  );

describe('a picture compared with its photo', () => {
  it('lies on it where both have one shape', async () => {
    compare({ beforeUrl: '/photo.jpg' });
    expect(await screen.findByRole('slider')).toBeTruthy();
  });

  it('gives its place to a photo of another shape', async () => {
    compare({ beforeUrl: '/photo.jpg', width: 300 });
    expect((await screen.findByAltText('Before')).getAttribute('src')).toBe('/photo.jpg');
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('lies on the part of the photo that it shows, of another shape than all of it', async () => {
    compare({ beforeUrl: '/photo.jpg', region: { left: 200, top: 0, width: 200, height: 200 } });
    await screen.findByRole('slider');
    const photo = document.querySelector<HTMLImageElement>('img[src="/photo.jpg"]');
    expect(photo?.style).toMatchObject({ left: '-100%', width: '400%', height: '300%' });
  });

  it('asks for a photo that is stored, and stays until it is there', async () => {
    compare({ beforeId: 'photo' });
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(await screen.findByRole('slider')).toBeTruthy();
    expect(api.uploads.downloadLink).toHaveBeenCalledWith('photo');
  });

  it('says when the photo is gone', async () => {
    const error = new ApiError({ code: 'NotFound', status: 404, message: 'Not there.' });
    api.uploads.downloadLink.mockRejectedValueOnce(error);
    compare({ beforeId: 'old' });
    expect(await screen.findByText(/no longer kept/)).toBeTruthy();
  });

  it('says so as well where nothing comes from the store any more', async () => {
    compare({ beforeUrl: '/lost.jpg' });
    expect(await screen.findByText(/no longer kept/)).toBeTruthy();
  });
});
