import { ApiError } from '@tintory/api-client';
import {
  enlargedFromKeys,
  photoNameKey,
  type CreateJobBody,
  type Job,
  type JobOutput,
} from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsureRun } from '../jobs/unsure-run.ts';
import { followDownload } from '../photo/follow-download.ts';
import { aJob, fakeApi, withServices } from '../testing/fake-services.tsx';
import { largerKit } from './testing/larger-kit.tsx';
import { LargerModal } from './larger-modal.tsx';

// A link that still waits when a test ends would be followed in the next one.
vi.mock('../photo/follow-download.ts', () => ({ followDownload: vi.fn() }));

const toast = vi.fn<Kit['toast']>();
const followed = vi.mocked(followDownload);

const png = (id: string, side = 1_024): JobOutput => ({
  ...{ object_id: id, url: `http://api.test/${id}`, content_type: 'image/png', bytes: 9 },
  ...{ width: side, height: side },
});
const output = png('out-1');
const tattoo = aJob({
  ...{ id: 'tattoo', tool_id: 'text_to_tattoo', status: 'succeeded', outputs: [output] },
  inputs: [{ key: 'prompt', value: 'a rose' }],
});

/** A job that enlarges the tattoo. */
const enlarging = (factor: string, changes: Partial<Job> = {}): Job =>
  aJob({
    ...{ id: `larger-${factor}`, tool_id: 'image_upscale', credits: 2 },
    inputs: [
      { key: 'object_id', value: 'out-1' },
      { key: 'factor', value: factor },
    ],
    ...changes,
  });
const done: Partial<Job> = {
  ...{ status: 'succeeded', progress: 1 },
  outputs: [png('large', 2_048)],
};

type Given = { earlier?: Job[]; shown?: JobOutput };

async function open({ earlier = [], shown = output }: Given = {}) {
  const { api, change } = fakeApi();
  if (earlier[0]) change(earlier[0]);
  const list = vi.fn(async () => ({ rows: earlier, pageInfo: {} }));
  const requestCredits = vi.fn();
  const Services = withServices({ ...api, jobs: { ...api.jobs, list } }, () => ({
    requestCredits,
  }));
  render(
    <KitProvider kit={{ ...largerKit, toast } as Kit}>
      <Services>
        <Suspense>
          <LargerModal job={tattoo} output={shown} onClose={() => undefined} />
        </Suspense>
      </Services>
    </KitProvider>,
  );
  await screen.findByRole('dialog', { name: 'Download larger' });
  await waitFor(() => expect(list).toHaveBeenCalled());
  return { api, change, requestCredits };
}

const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));
const size = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const enabled = async (name: string) =>
  waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false),
  );

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    'WebSocket',
    class {
      close = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a result that is downloaded larger', () => {
  it('says how large it becomes and what that costs, before anything is charged', async () => {
    const { api } = await open();
    expect(size('2×: 2048 × 2048 px').checked).toBe(true);
    expect(size('4×: 4096 × 4096 px').disabled).toBe(false);
    expect(await button('Enlarge · 2 credits')).toBeDefined();
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('is a job of the upscaler on the stored result, which tells what it was made from', async () => {
    const { api, change } = await open();
    change(enlarging('4'));
    await userEvent.click(size('4×: 4096 × 4096 px'));
    await enabled('Enlarge · 2 credits');
    await click('Enlarge · 2 credits');
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    const body = api.jobs.create.mock.lastCall?.[0] as CreateJobBody;
    expect(body).toMatchObject({ tool_id: 'image_upscale', func_id: 'run' });
    expect(body.metadata).toEqual({
      [enlargedFromKeys.job]: 'tattoo',
      [enlargedFromKeys.tool]: 'text_to_tattoo',
      [photoNameKey]: 'a rose',
    });
    const values = Object.fromEntries(body.inputs.map(({ key, value }) => [key, value]));
    expect(values).toMatchObject({ object_id: 'out-1', factor: '4', format: 'png', noise: 'none' });
  });

  it('shows how far it is, and comes down by itself once it is there', async () => {
    const { change } = await open();
    change(enlarging('2', { status: 'running', progress: 0.4 }));
    await enabled('Enlarge · 2 credits');
    await click('Enlarge · 2 credits');
    const progress = await screen.findByRole('progressbar', { name: 'Working on it' });
    expect(progress.getAttribute('aria-valuenow')).toBe('0.4');
    expect(size('4×: 4096 × 4096 px').disabled).toBe(true);
    change(done);
    expect(await screen.findByText('Done. The download starts by itself.', {}, slow)).toBeDefined();
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    expect(await button('Download again')).toBeDefined();
  });

  it('can be stopped, and costs nothing then', async () => {
    const { api, change } = await open();
    change(enlarging('2', { status: 'running', progress: 0.4 }));
    await enabled('Enlarge · 2 credits');
    await click('Enlarge · 2 credits');
    await screen.findByRole('progressbar');
    await click('Cancel');
    expect(await screen.findByText('Stopped. Nothing was charged.')).toBeDefined();
    expect(api.jobs.cancel).toHaveBeenCalledWith('larger-2');
    expect(followed).not.toHaveBeenCalled();
  });

  it('that fails says that nothing was charged, and can be tried again', async () => {
    const { api, change } = await open();
    const error = { code: 'EngineUnavailable', message: 'Busy.' } as const;
    change(enlarging('2', { status: 'failed', error }));
    await enabled('Enlarge · 2 credits');
    await click('Enlarge · 2 credits');
    expect(await screen.findByText('That did not work. Nothing was charged.')).toBeDefined();
    await click('Enlarge · 2 credits');
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledTimes(2));
  });

  it('whose picture is stored no longer says so', async () => {
    const { api } = await open();
    const gone = new ApiError({ code: 'NotFound', status: 404, message: 'Not there.' });
    api.jobs.create.mockRejectedValueOnce(gone);
    await enabled('Enlarge · 2 credits');
    await click('Enlarge · 2 credits');
    expect(await screen.findByText(/^This picture is no longer stored/)).toBeDefined();
  });

  it('leads to more credits where they are short', async () => {
    const { api, requestCredits } = await open();
    const short = { code: 'NoSubscribe', message: 'short', required: 2, balance: 1 };
    api.jobs.create.mockResolvedValueOnce(short);
    await enabled('Enlarge · 2 credits');
    await click('Enlarge · 2 credits');
    await click('Get credits');
    expect(requestCredits).toHaveBeenLastCalledWith({ required: 2, balance: 1 });
  });
});

/** The job is polled once a second. */
const slow = { timeout: 3_000 };

describe('a larger result that was made before', () => {
  it('is downloaded, and not paid again; the other size is', async () => {
    const { api } = await open({ earlier: [enlarging('2', done)] });
    await click('Download · free');
    await waitFor(() => expect(api.uploads.downloadLink).toHaveBeenCalledWith('large'));
    await userEvent.click(size('4×: 4096 × 4096 px'));
    expect(await button('Enlarge · 2 credits')).toBeDefined();
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('is gone on with where it is still being made, and comes down by itself', async () => {
    const running = enlarging('4', { status: 'running', progress: 0.5 });
    const { api, change } = await open({ earlier: [running] });
    expect(await screen.findByRole('progressbar')).toBeDefined();
    expect(size('4×: 4096 × 4096 px').checked).toBe(true);
    change(done);
    await waitFor(() => expect(followed).toHaveBeenCalledOnce(), slow);
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('is found again by its key where the answer was lost as the page was left', async () => {
    await unsureRun.keep('image_upscale:out-1', 'key-1');
    await unsureRun.keep('image_upscale', 'of the tool itself');
    const { api } = await open();
    await waitFor(() => expect(api.jobs.findByKey.mock.calls).toEqual([['key-1']]));
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('is another picture’s where its input is another one', async () => {
    const inputs = [
      { key: 'object_id', value: 'out-2' },
      { key: 'factor', value: '2' },
    ];
    await open({ earlier: [enlarging('2', { ...done, inputs })] });
    expect(await button('Enlarge · 2 credits')).toBeDefined();
  });
});

describe('a result that is large already', () => {
  it('has the sizes that go beyond the limit closed, with the reason', async () => {
    await open({ shown: png('out-1', 2_000) });
    expect(size('4×: 8000 × 8000 px').disabled).toBe(true);
    const why = '4× would have 64 megapixels; the limit is 50.';
    expect(screen.getByText(why)).toBeDefined();
    await enabled('Enlarge · 2 credits');
  });

  it('cannot be enlarged where no size goes', async () => {
    const { api } = await open({ shown: png('out-1', 5_000) });
    expect(screen.getByText('2× would have 100 megapixels; the limit is 50.')).toBeDefined();
    const run = await button('Enlarge · 2 credits');
    await waitFor(() => expect(run).toHaveProperty('disabled', true));
    expect(api.jobs.create).not.toHaveBeenCalled();
  });
});

describe('a larger result without a connection', () => {
  it('waits for one, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    const words = 'You are offline. Enlarging needs a connection.';
    expect(await screen.findByText(words)).toBeDefined();
    expect(await button('Enlarge · 2 credits')).toHaveProperty('disabled', true);
    vi.restoreAllMocks();
    act(() => void dispatchEvent(new Event('online')));
    await enabled('Enlarge · 2 credits');
    expect(screen.queryByText(words)).toBeNull();
  });
});
