import { findTool, tools } from '@tintory/catalog';
import type { JobOutput } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aJob, aPhoto, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import type { ToolServices } from '../tool-services.tsx';
import { Actions } from './actions.tsx';
import type { Outcome } from './use-outcome.ts';
import type { WorkbenchState } from './use-workbench.ts';

function show(
  toolId: string,
  changes: Partial<WorkbenchState> = {},
  services: Partial<ToolServices> = {},
  outputs: readonly JobOutput[] = [],
) {
  const tool = findTool(toolId) ?? tools[0];
  const bench = {
    ...{
      tool,
      func: tool.functions[0],
      values: {},
      missing: [],
      matched: true,
      cost: 4,
      phase: { name: 'none' },
    },
    ...{ busy: false, canRun: true, needsPhoto: true, photo: null, preflightIssue: null },
    ...{ preview: () => undefined, isPreview: false, isWarned: false },
    ...{ restage: { isOffered: false }, ...changes },
  } as unknown as WorkbenchState;
  const [shown = null] = outputs;
  const outcome = { output: { shown, outputs } } as Outcome;
  const Services = withServices({}, () => services);
  render(
    <Services>
      <KitProvider kit={plainKit as Kit}>
        <Suspense>
          <Actions bench={bench} outcome={outcome} leads />
        </Suspense>
      </KitProvider>
    </Services>,
  );
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the actions of the moment', () => {
  beforeAll(async () => {
    await startI18n('en');
  });
  afterEach(cleanup);

  it('are to make it, at its price, or a preview of it', async () => {
    show('remove_background');
    expect(
      await screen.findByRole('button', { name: /^Remove background · 4 credits/ }),
    ).toBeDefined();
    expect(names()).toEqual(['Remove background · 4 credits', 'Free preview', 'New photo']);
  });

  it('are to make it anyway after a preview with warnings, and no preview of the same', async () => {
    show('remove_background', { isPreview: true, isWarned: true });
    expect(await screen.findByRole('button', { name: 'Make it anyway · 4 credits' })).toBeDefined();
    expect(names()).toEqual(['Make it anyway · 4 credits', 'New photo']);
  });

  it('are the full size for nothing, or the way back, once a paid picture is changed', async () => {
    const trial = { state: 'there', picture: null };
    const restage = { isOffered: true, trial, make: () => undefined, undo: () => undefined };
    const phase = { name: 'succeeded', job: undefined };
    show('change_background', { phase, restage } as unknown as Partial<WorkbenchState>);
    expect(await screen.findByText('Free for this photo until tomorrow.')).toBeDefined();
    expect(names()).toEqual([
      ...['Make it full size · free', 'Back to the picture before', 'New photo'],
    ]);
  });

  it('keep their places while it runs, and a way to stop it among them', async () => {
    show('remove_background', { busy: true, canRun: false });
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDefined();
    expect(names()).toEqual(['Remove background · 4 credits', 'Cancel', 'New photo']);
  });

  it('tell how large an enlarged photo becomes', async () => {
    const photo = { ...aPhoto(), size: { width: 451, height: 300 } };
    show('image_upscale', { photo, values: { factor: '2' } });
    expect(await screen.findByText('451 × 300 → 902 × 600')).toBeDefined();
  });
});

describe('the download of a result', () => {
  const anOutput = (type: string): JobOutput => ({
    ...{ object_id: type, url: `http://api.test/${type}`, content_type: type, bytes: 9 },
    ...{ width: 40, height: 30 },
  });
  const phase = { name: 'succeeded' } as WorkbenchState['phase'];
  const larger = () => screen.queryByRole('button', { name: 'Download larger' });
  const open = async (tool: string, outputs: readonly JobOutput[]) => {
    const job = aJob({ tool_id: tool, status: 'succeeded', outputs: [...outputs] });
    show(tool, { phase, job }, {}, outputs);
    await screen.findByRole('button', { name: /^Run again/ });
  };
  beforeAll(async () => {
    await startI18n('en');
  });
  afterEach(cleanup);

  it.each(['remove_background', 'text_to_tattoo', 'text_to_image'])(
    'is offered larger, too: %s',
    async (tool) => {
      await open(tool, [anOutput('image/png')]);
      expect(larger()).not.toBeNull();
    },
  );

  it.each(['image_upscale', 'seamless_image'])(
    'is not, where the result would lose by it: %s',
    async (tool) => {
      await open(tool, [anOutput('image/png')]);
      expect(larger()).toBeNull();
    },
  );

  it('is offered larger of an SVG by its PNG alone', async () => {
    const svg = anOutput('image/svg+xml');
    await open('text_to_tattoo', [svg]);
    expect(larger()).toBeNull();
    cleanup();
    await open('text_to_tattoo', [svg, anOutput('image/png')]);
    expect(larger()).not.toBeNull();
  });
});

describe('the price of a run', () => {
  const fee = { cents: 25, left: 4 };
  const first = async () => (await screen.findAllByRole('button'))[0]?.textContent;
  beforeAll(async () => {
    await startI18n('en');
  });
  afterEach(cleanup);

  it('is the fee of a plan where the credits are short, for each picture it makes', async () => {
    show('remove_background', { cost: 1 }, { balance: 0, fee });
    expect(await first()).toBe('Remove background · $0.25');
    cleanup();
    show('product_model', { cost: 20 }, { balance: 19, fee });
    expect(await first()).toMatch(/ · \$1\.00$/);
  });

  it('is the same once more, with the result at hand', async () => {
    const phase = { name: 'succeeded' } as WorkbenchState['phase'];
    show('remove_background', { cost: 1, phase }, { balance: 0, fee });
    expect(await screen.findByRole('button', { name: 'Run again · $0.25' })).toBeDefined();
  });

  it.each([
    ['the credits are enough', { balance: 4, fee }],
    ['nothing is known of them yet', { balance: null, fee }],
    ['the plan’s limit holds no more', { balance: 0, fee: { cents: 25, left: 0 } }],
    ['there is no plan', { balance: 0 }],
  ])('is in credits where %s', async (_why, services) => {
    show('remove_background', {}, services);
    expect(await first()).toBe('Remove background · 4 credits');
  });
});
