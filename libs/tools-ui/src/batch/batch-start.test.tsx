import { ApiError, type SpendOptions } from '@tintory/api-client';
import { findTool, tools, type ToolDefinition } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import type { ToolServices } from '../tool-services.tsx';
import { BatchStart } from './batch-start.tsx';

vi.mock('../photo/look-at-picture.ts', () => ({
  lookAtPicture: async ({ name }: File) =>
    name.startsWith('broken')
      ? { problem: { kind: 'broken' } }
      : { type: 'image/png', size: null, animated: name.startsWith('moving') },
}));

const kit: Partial<Kit> = {
  ...plainKit,
  TextArea: ({ label }) => <p>{label}</p>,
  Banner: ({ title, action }) => (
    <p>
      <span>{title}</span>
      {action && <button onClick={action.onClick}>{action.label}</button>}
    </p>
  ),
};

const forTheWeb = {
  ...{
    id: 'p1',
    tool_id: tools[0].id,
    name: 'For the web',
    created_at: '2026-01-01T00:00:00.000Z',
  },
  inputs: [{ key: 'format', value: 'jpeg' }],
};

/** Opens the page of a new batch and chooses these photos. */
const choose = (...names: string[]) => chooseWith({}, names);

async function chooseWith(
  services: Partial<ToolServices>,
  names: readonly string[],
  tool: ToolDefinition = tools[0],
  batches: object = {},
) {
  const presets = { list: async () => ({ rows: [forTheWeb] }) };
  const api = { baseUrl: 'http://api.test', presets, batches };
  const Services = withServices(api, () => services);
  render(
    <KitProvider kit={kit as Kit}>
      <Services>
        <Suspense>
          <BatchStart tool={tool} onTool={() => undefined} onStarted={() => undefined} />
        </Suspense>
      </Services>
    </KitProvider>,
  );
  const input = await screen.findByLabelText('Choose photos');
  await userEvent.upload(
    input,
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  );
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeAll(() => startI18n('en'));
beforeEach(() => {
  const matchMedia = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => matchMedia);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('animated photos', () => {
  it('are told before the start, in all and each, with what is used of them', async () => {
    await choose('moving-1.gif', 'moving-2.gif', 'still.png');
    await screen.findByText('2 photos are animated. Only the first frame of each is used.');
    expect(
      screen.getAllByText('This picture is animated. Only its first frame is used.'),
    ).toHaveLength(2);
  });

  it('are not spoken of where there are none', async () => {
    await choose('still.png');
    await screen.findByText('1 photo');
    expect(screen.queryByText(/animated/)).toBeNull();
  });
});

describe('the photos chosen for a batch', () => {
  it('are named where they cannot be used, and not counted in the price', async () => {
    await choose('a.png', 'broken.png', 'b.png');
    expect(await screen.findByText('1 photo cannot be used and is left out.')).toBeDefined();
    expect(screen.getByText(/This picture is damaged/)).toBeDefined();
    expect(await button(/· 2 credits$/)).toBeDefined();
  });

  it('leave the focus at the next one when one is taken out', async () => {
    await choose('a.png', 'b.png', 'c.png');
    await userEvent.click(await button('Take b.png out'));
    expect(document.activeElement).toBe(await button('Take c.png out'));
    await userEvent.click(await button('Take c.png out'));
    expect(document.activeElement).toBe(await button('Take a.png out'));
    await userEvent.click(await button('Take a.png out'));
    expect(document.activeElement).toBe(await button('Choose photos'));
  });

  it('leave the focus at the way to others when the unusable ones are removed', async () => {
    await choose('a.png', 'broken.png');
    await userEvent.click(await button('Remove from the list'));
    expect(screen.queryByText('broken.png')).toBeNull();
    expect(document.activeElement).toBe(await button('Add photos'));
  });
});

describe('the options of a batch', () => {
  it('are those that are about every photo, and no mask of one', async () => {
    await chooseWith({}, ['a.png', 'b.png'], findTool('product_model'));
    expect(await screen.findByText('Where it stands')).toBeDefined();
    expect(screen.queryByText('Mask of your own (white stays)')).toBeNull();
  });

  it('come from a preset, and tell before the start what they do to every photo', async () => {
    await choose('a.png');
    await userEvent.selectOptions(await screen.findByLabelText('Presets'), 'For the web');
    expect(await screen.findByText(/A JPEG has no transparency/)).toBeDefined();
    await userEvent.click(await button('Take PNG instead'));
    expect(screen.queryByText(/A JPEG has no transparency/)).toBeNull();
  });
});

describe('one place for all', () => {
  const [run] = tools[0].functions;
  const placing: ToolDefinition = {
    ...tools[0],
    functions: [{ ...run, fields: [...run.fields, { key: 'studio', kind: 'place' }] }],
  };
  const started = vi.fn(async () => ({ id: 'b' }));
  const bodyOf = async () => {
    await userEvent.click(await button(/· 1 credit$/));
    return (started.mock.lastCall as unknown as [object])[0];
  };

  it('is offered where pictures have one, and asked for unless it is switched off', async () => {
    await chooseWith({}, ['a.png'], placing, { create: started, add: async () => undefined });
    const offered = await screen.findByRole('switch', { name: 'Same place for all' });
    expect(offered.getAttribute('aria-checked')).toBe('true');
    expect(await bodyOf()).toMatchObject({ same_place: true });
    await userEvent.click(offered);
    expect(await bodyOf()).toMatchObject({ same_place: false });
  });

  it('is neither offered nor asked for where there is no place', async () => {
    await chooseWith({}, ['a.png'], tools[0], { create: started, add: async () => undefined });
    expect(await bodyOf()).toMatchObject({ same_place: false });
    expect(screen.queryByRole('switch', { name: 'Same place for all' })).toBeNull();
  });
});

describe('what a batch costs beyond the credits', () => {
  const photos = ['a.png', 'b.png', 'c.png', 'd.png'];
  const fee = { cents: 25, left: 100 };
  const start = (services: Partial<ToolServices>) => chooseWith(services, photos);

  it('is a plan’s fee, said for each photo and in all', async () => {
    await start({ balance: 1, fee });
    const said =
      'Your credits pay for 1 photo. Beyond them, 3 photos cost $0.25 each, $0.75 in all.';
    expect(await screen.findByText(said)).toBeDefined();
    expect(await button('Remove background · 1 credit + $0.75')).toBeDefined();
  });

  it('is the fee alone where there are no credits', async () => {
    await start({ balance: 0, fee });
    const said = /none of these photos\. Beyond them, 4 photos cost \$0\.25 each, \$1\.00 in all/;
    expect(await screen.findByText(said)).toBeDefined();
    expect(await button('Remove background · $1.00')).toBeDefined();
  });

  it('goes no further than the plan’s limit, and what waits then is said', async () => {
    await start({ balance: 1, fee: { cents: 25, left: 2 } });
    expect(await screen.findByText(/2 photos cost \$0\.25 each, \$0\.50 in all/)).toBeDefined();
    expect(screen.getByText(/1 photo then waits: your plan’s limit is reached\./)).toBeDefined();
    expect(await button('Remove background · 1 credit + $0.50')).toBeDefined();
  });

  it('is nothing without a plan: the batch waits for more credits', async () => {
    await start({ balance: 1 });
    expect(await screen.findByText(/The batch then waits for more\./)).toBeDefined();
    expect(await button('Remove background · 4 credits')).toBeDefined();
  });
});

describe('a batch whose start nobody answered', () => {
  const unknown = new ApiError({ code: 'OutcomeUnknown', status: 0, message: '' });
  const refused = new ApiError({ code: 'Conflict', status: 409, message: '' });
  const broken = new ApiError({ code: 'Internal', status: 500, message: '' });

  it('says so while the server is asked, and that it may be tried again where that was in vain', async () => {
    const answer = Promise.withResolvers<never>();
    const create = (_body: object, options?: SpendOptions) => {
      options?.onUnsure?.('key-1');
      return answer.promise;
    };
    await chooseWith({}, ['a.png'], tools[0], { create });
    await userEvent.click(await button(/· 1 credit$/));
    expect(await screen.findByText(/We are asking whether the batch has started/)).toBeDefined();
    answer.reject(unknown);
    expect(await screen.findByText(/^We don’t know whether the batch has started/)).toBeDefined();
    expect(screen.queryByText(/did not start/)).toBeNull();
  });

  it.each([
    ['refused', refused],
    ['failed by the API, which has nothing of it', broken],
  ])('did not start where it was %s', async (_how, error) => {
    await chooseWith({}, ['a.png'], tools[0], { create: () => Promise.reject(error) });
    await userEvent.click(await button(/· 1 credit$/));
    expect(await screen.findByText(/The batch did not start/)).toBeDefined();
  });
});
