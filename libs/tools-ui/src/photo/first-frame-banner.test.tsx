import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readableBlobs } from '../testing/readable-blobs.ts';
import { plainKit } from '../testing/plain-kit.tsx';
import { FirstFrameBanner } from './first-frame-banner.tsx';

beforeAll(async () => {
  readableBlobs();
  await startI18n('en');
});
afterEach(cleanup);

const kit = { ...plainKit, Banner: ({ title }) => <p>{title}</p> } satisfies Partial<Kit>;
const moving = new Blob(['RIFF\x5a\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0', 'and more']);
const still = new Blob(['RIFF\x5a\0\0\0WEBPVP8X\x0a\0\0\0\x10\0\0\0', 'and more']);
const words = 'This picture is animated. Only its first frame is used.';

const page = (file: Blob | null) => (
  <KitProvider kit={kit as Kit}>
    <Suspense>
      <FirstFrameBanner file={file} />
    </Suspense>
  </KitProvider>
);

it('an animated picture is told, and no other that takes its place', async () => {
  const { rerender } = render(page(moving));
  await screen.findByText(words);
  rerender(page(still));
  expect(screen.queryByText(words)).toBeNull();
  rerender(page(moving));
  await screen.findByText(words);
  rerender(page(null));
  expect(screen.queryByText(words)).toBeNull();
});
