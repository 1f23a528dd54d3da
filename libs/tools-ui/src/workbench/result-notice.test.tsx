import type { Job } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { ResultNotice } from './result-notice.tsx';

const Banner: Kit['Banner'] = ({ title, children, action }) => (
  <section aria-label={title}>
    {children}
    {action && <button onClick={action.onClick}>{action.label}</button>}
  </section>
);

const refine = { open: vi.fn(async () => undefined), opening: false };

function show(result: Job['result'], changes: { isPreview?: boolean; brush?: boolean } = {}) {
  const { isPreview = false, brush = true } = changes;
  render(
    <KitProvider kit={{ Banner } as Kit}>
      <Suspense>
        <ResultNotice
          job={aJob({ status: 'succeeded', result })}
          isPreview={isPreview}
          refine={brush ? refine : null}
        />
      </Suspense>
    </KitProvider>,
  );
}

describe('what is said of a result', () => {
  beforeAll(async () => {
    await startI18n('en');
  });
  afterEach(cleanup);

  it('offers strokes where the subject was hard to tell', async () => {
    show({ confidence: 0.3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark what stays' }));
    expect(refine.open).toHaveBeenCalledExactlyOnceWith('keep');
  });

  it('names another photo where the tool takes no strokes', async () => {
    show({ confidence: 0.3 }, { brush: false });
    expect(await screen.findByText(/plain background/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of a creature without a face what would give it one', async () => {
    show({ confidence: 0.9, faces_found: 0 });
    expect(await screen.findByRole('region', { name: /^No face was found/ })).toBeDefined();
    expect(screen.getByText(/portrait from the front/)).toBeDefined();
  });

  it('says that nothing was charged while it is a preview, and only then', async () => {
    show({ confidence: 0.3 }, { isPreview: true });
    expect(await screen.findByText(/nothing was charged/)).toBeDefined();
    cleanup();
    show({ confidence: 0.3 });
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });

  it('repeats what was understood, and calls nothing a worry for that', async () => {
    show({ understood: ['marble', 'window light'] }, { isPreview: true });
    expect(await screen.findByText('Understood: marble, window light')).toBeDefined();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is nothing where all is well', async () => {
    show({ confidence: 0.95, unknown: [] }, { isPreview: true });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });
});
