import type { Job } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { ResultBanner, type NoiseOption } from './result-banner.tsx';

const Banner: Kit['Banner'] = ({ title, children, action, otherAction }) => (
  <section aria-label={title}>
    {children}
    {action && <button onClick={action.onClick}>{action.label}</button>}
    {otherAction && <button onClick={otherAction.onClick}>{otherAction.label}</button>}
  </section>
);

const refine = { open: vi.fn(async (..._how: unknown[]) => undefined), opening: false };

type Changes = {
  isPreview?: boolean;
  brush?: boolean;
  noise?: NoiseOption | null;
  enlarge?: () => void;
};

function show(result: Job['result'], changes: Changes = {}) {
  const { isPreview = false, brush = true, noise = null, enlarge = null } = changes;
  render(
    <KitProvider kit={{ Banner } as Kit}>
      <Suspense>
        <ResultBanner
          job={aJob({ tool_id: 'image_upscale', status: 'succeeded', result })}
          isPreview={isPreview}
          refine={brush ? refine : null}
          noise={noise}
          enlarge={enlarge}
        />
      </Suspense>
    </KitProvider>,
  );
}

describe('what is said of a result', () => {
  beforeAll(async () => {
    await startI18n('en');
  });
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('offers taps and strokes where the subject was hard to tell', async () => {
    show({ confidence: 0.3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Tap to choose' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use the brush' }));
    expect(refine.open.mock.calls).toEqual([['keep', 'tap'], ['keep']]);
  });

  it('offers to enlarge a photo first whose subject has few pixels', async () => {
    const enlarge = vi.fn();
    show({ flags: ['tiny'] }, { enlarge });
    await userEvent.click(await screen.findByRole('button', { name: /enlarge/i }));
    expect(enlarge).toHaveBeenCalledOnce();
  });

  it('says that a part may be missing, and has it brought back', async () => {
    show({ confidence: 0.3, warnings: ['part_missing'] });
    expect(await screen.findByRole('region', { name: /may be missing/ })).toBeDefined();
    expect(screen.queryByText(/hard to tell/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tap to choose' }));
    expect(refine.open).toHaveBeenCalledExactlyOnceWith('keep', 'tap');
  });

  it('says that something beside the subject may have been kept, and has it removed', async () => {
    show({ warnings: ['neighbour_kept'] });
    expect(await screen.findByRole('region', { name: /beside the subject/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use the brush' }));
    expect(refine.open).toHaveBeenCalledExactlyOnceWith('erase');
  });

  it('says of glass what is a guess', async () => {
    show({ warnings: ['see_through'] }, { brush: false });
    expect(await screen.findByRole('region', { name: /see-through/ })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('advises strokes once, however many warnings they help against', async () => {
    show({ confidence: 0.3, faint_outline: true });
    expect(await screen.findAllByRole('region')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Tap to choose' })).toHaveLength(1);
    expect(screen.getByText(/hardly be seen/)).toBeDefined();
    expect(screen.getAllByText(/Trying it is free/)).toHaveLength(1);
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

  it('cleans up a grainy photo with one press, and is silent then', async () => {
    const choose = vi.fn();
    show({ noisy: true, blurred: false }, { noise: { value: 'none', choose } });
    expect(await screen.findByRole('region', { name: /is grainy/ })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clean up: Automatic' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('auto');
    cleanup();
    show({ noisy: true, blocky: true }, { noise: { value: 'auto', choose } });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says what was taken out of the photo first, and where nothing had to be', async () => {
    show({ cleaned: ['compression', 'grain'] });
    expect(
      await screen.findByText('Cleaned up first: traces of JPEG compression, grain'),
    ).toBeDefined();
    cleanup();
    show({ cleaned: [] });
    expect(screen.getByText('Nothing had to be cleaned up.')).toBeDefined();
    cleanup();
    show({ mode: '2×' });
    expect(screen.queryByText(/cleaned up/i)).toBeNull();
  });

  it('says of a blurred photo what no option helps against', async () => {
    const noise = { value: 'strong', choose: vi.fn() };
    show({ blurred: true }, { noise });
    expect(await screen.findByText(/cannot bring back/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a part is one', async () => {
    show({ region: { left: 0, top: 0, width: 9, height: 9 } }, { isPreview: true });
    expect(await screen.findByText(/a part of the result, at full size/)).toBeDefined();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });

  it('is nothing where all is well', async () => {
    show({ confidence: 0.95, unknown: [] }, { isPreview: true });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByText(/nothing was charged/)).toBeNull();
  });
});
