import { findTool, tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { photoGoneCode } from '../jobs/failure.ts';
import type { JobPhase } from '../jobs/job-phase.ts';
import { aJob, withServices } from '../testing/fake-services.tsx';
import { PhaseBanner } from './phase-banner.tsx';
import type { WorkbenchState } from './use-workbench.ts';

const Banner: Kit['Banner'] = ({ title, children, action }) => (
  <section aria-label={title}>
    {children}
    {action && <button onClick={action.onClick}>{action.label}</button>}
  </section>
);

function show(toolId: string, phase: JobPhase, changes: Partial<WorkbenchState> = {}) {
  const startOver = vi.fn();
  const tool = findTool(toolId) ?? tools[0];
  const bench = { tool, func: tool.functions[0], values: {}, phase, startOver, canRun: true };
  const Services = withServices({});
  render(
    <Services>
      <KitProvider kit={{ Banner } as Kit}>
        <Suspense>
          <PhaseBanner
            bench={{ ...bench, ...changes } as unknown as WorkbenchState}
            refine={null}
          />
        </Suspense>
      </KitProvider>
    </Services>,
  );
  return { startOver };
}

const failed = (code: string): JobPhase => ({ name: 'failed', code });

describe('what is said of a run that came to nothing', () => {
  beforeAll(async () => {
    await startI18n('en');
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('says in the words of the server why a picture cannot be changed for nothing', async () => {
    const said = 'One picture can be changed 30 times free of charge.';
    show('change_background', { ...failed('Conflict'), field: 'base_job_id', said } as JobPhase);
    expect(await screen.findByText(said)).toBeDefined();
  });

  it.each(['unsure', 'stopping'] as const)(
    'says nothing of a charge while it is %s, but that it is not known',
    async (name) => {
      show('remove_background', { name, progress: 0 });
      expect(await screen.findByText(/We keep asking/)).toBeDefined();
      expect(screen.getByLabelText('We don’t know yet whether this has started.')).toBeDefined();
      expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    },
  );

  it('says that it is not known where that could not be found out, and may be tried again', async () => {
    show('remove_background', failed('OutcomeUnknown'));
    expect(await screen.findByText(/nothing is made or charged twice/)).toBeDefined();
    expect(screen.getByLabelText('We don’t know what became of this.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('names the picture of the new face, and offers nothing that throws the photo away', async () => {
    show('face_swap', failed('NoFace'));
    expect(await screen.findByText(/in the photo with the new face/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names an option that cannot be so, and offers no other photo', async () => {
    show('change_background', { name: 'failed', code: 'InvalidInput', field: 'format' });
    expect(await screen.findByText(/“Format”: this value does not fit/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the words that nobody knows', async () => {
    const error = { code: 'PromptUnclear', message: '', unknown: ['zorbl', 'quixit'] };
    const job = aJob({ status: 'failed', error });
    show('text_to_image', failed('PromptUnclear'), { job });
    expect(await screen.findByText('Not understood: zorbl, quixit')).toBeDefined();
  });

  it('goes once that is another', async () => {
    const job = aJob({ status: 'failed', error: { code: 'PromptUnclear', message: '' } });
    show('text_to_image', failed('PromptUnclear'), { answered: true, job });
    expect(await screen.findByText('Words to start from')).toBeDefined();
    expect(screen.queryByText(/None of these words/)).toBeNull();
  });

  it('says what is wrong with a mask, by its name, and leaves the photo alone', async () => {
    const fault = { field: 'mask_object_id', reason: 'maskIsPhoto' } as const;
    show('product_model', { name: 'failed', code: 'InvalidInput', ...fault });
    expect(await screen.findByText(/“Mask of your own .*a photo, not a mask/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves the reason to the picture that has to change, which says it in full', async () => {
    const fault = { code: 'InvalidInput', field: 'mask_object_id', reason: 'maskShape' } as const;
    const failure = { name: 'failed', ...fault } as const;
    show('product_model', failure, { wrong: fault.field, wrongPicture: failure });
    const notice = await screen.findByRole('region', { name: /That did not work/ });
    expect(notice.textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says itself what is wrong with one of several pictures, which nobody can tell apart', async () => {
    const failure = { name: 'failed', code: 'NoFace' } as const;
    const pictures = [{ objectId: 'one' }, { objectId: 'two' }];
    const values = { source_object_ids: pictures } as unknown as WorkbenchState['values'];
    show('face_swap', failure, { wrong: 'source_object_ids', wrongPicture: failure, values });
    expect(await screen.findByText(/in the photo with the new face/)).toBeDefined();
  });

  it('offers another photo where the photo itself is to blame', async () => {
    const { startOver } = show('virtual_dress', failed('NoBody'));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another photo' }));
    expect(startOver).toHaveBeenCalledOnce();
  });

  it('says after how many days a photo goes, and that it has to be chosen again', async () => {
    show('remove_background', failed(photoGoneCode));
    expect(await screen.findByText(/gone after 7 days.*choose it again/i)).toBeDefined();
  });

  it('says after how many days a result goes', async () => {
    show('remove_background', failed('NotFound'));
    expect(await screen.findByText(/kept for 30 days/)).toBeDefined();
  });

  it('says the same of the photo beside a result that is still there, and leaves the result alone', async () => {
    const phase: JobPhase = { name: 'succeeded', job: aJob({ status: 'succeeded' }) };
    show('remove_background', phase, {
      photoGone: true,
      blockingError: failed(photoGoneCode) as never,
    });
    expect(await screen.findByText(/gone after 7 days/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [failed('Internal'), /This one is on us/],
    [failed('Offline'), /connection broke/],
    [{ name: 'short', required: 5, balance: 2 } as const, /5.*2|2.*5/],
  ])('stands beside a result that is still there: %o', async (blockingError, words) => {
    const phase: JobPhase = { name: 'succeeded', job: aJob({ status: 'succeeded' }) };
    show('remove_background', phase, { blockingError: blockingError as never });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('still stands when the connection is lost, which the page tells by itself', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('face_swap', failed('NoFace'));
    expect(await screen.findByText(/in the photo with the new face/)).toBeDefined();
    expect(screen.queryByRole('region', { name: /offline/i })).toBeNull();
  });

  it('offers nothing that would take away a result that is still there', async () => {
    const phase: JobPhase = { name: 'succeeded', job: aJob({ status: 'succeeded' }) };
    show('remove_background', phase, { blockingError: failed('NoSubject') as never });
    expect(await screen.findByText(/Nothing stands out/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the further picture that could not be read, and leaves the photo alone', async () => {
    show('virtual_dress', {
      ...{ name: 'failed', code: 'UnsupportedMedia', field: 'garment_object_id' },
    });
    expect(await screen.findByText(/“.*garment.*”: this picture could not be read/i)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says how long to wait after too many wishes', async () => {
    show('remove_background', { name: 'failed', code: 'TooManyRequests', seconds: 12 });
    expect(await screen.findByText(/in the last minute. Wait 12 seconds/)).toBeDefined();
  });

  it('asks to set the clock right where the time of this device is to blame', async () => {
    show('remove_background', failed('StaleTimestamp'));
    expect(await screen.findByText(/clock/)).toBeDefined();
  });

  it('names a smaller picture where one took too long', async () => {
    show('image_upscale', failed('EngineTimeout'));
    expect(await screen.findByText(/took too long.*smaller/)).toBeDefined();
  });
});
