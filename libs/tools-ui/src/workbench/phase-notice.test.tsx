import { findTool, tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { photoGoneCode, type JobPhase } from '../jobs/job-phase.ts';
import { aJob, withServices } from '../testing/fake-services.tsx';
import { PhaseNotice } from './phase-notice.tsx';
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
          <PhaseNotice
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
  afterEach(cleanup);

  it('names the picture of the new face, and offers nothing that throws the photo away', async () => {
    show('face_swap', failed('NoFace'));
    expect(await screen.findByText(/in the photo with the new face/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
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
    show('remove_background', phase, { photoGone: true });
    expect(await screen.findByText(/gone after 7 days/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
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
