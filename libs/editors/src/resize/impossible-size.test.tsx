import { startI18n } from '@tintory/i18n';
import { KitProvider } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CanvasBar } from './canvas-bar.tsx';
import { FitFields } from './fit-fields.tsx';
import { settingsFor, targetOf } from './resize-settings.ts';
import { resizeKit } from './testing/resize-kit.tsx';
import type { OpenResize } from './use-resize.ts';

const size = { width: 600, height: 400 };

async function draw(width: number, height: number) {
  const settings = { ...settingsFor(size, 'image/png', ['png']), width, height };
  const target = targetOf(settings, size);
  const state = { photo: { size, type: 'image/png' }, settings, target, hasTaker: true };
  render(
    <KitProvider kit={resizeKit}>
      <Suspense>
        <CanvasBar state={state as OpenResize} view="frame" onView={() => undefined} />
        <FitFields state={state as OpenResize} />
      </Suspense>
    </KitProvider>,
  );
  await screen.findByText(/600 × 400/, { selector: 'span' });
}

beforeAll(() => startI18n('en'));
afterEach(cleanup);

describe('a size', () => {
  it('larger than the photo is named, with what it does to it', async () => {
    await draw(1200, 800);
    expect(screen.getByText('1200 × 800')).toBeTruthy();
    expect(screen.getByText(/it gets softer/)).toBeTruthy();
  });

  it('that cannot be has its error alone', async () => {
    await draw(99_999, 66_666);
    expect(screen.queryByText(/99999/)).toBeNull();
    expect(screen.queryByText(/it gets softer/)).toBeNull();
  });
});
