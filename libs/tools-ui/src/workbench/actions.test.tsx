import { findTool, tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import type { ToolServices } from '../tool-services.tsx';
import { Actions } from './actions.tsx';
import type { WorkbenchState } from './use-workbench.ts';

function show(
  toolId: string,
  changes: Partial<WorkbenchState> = {},
  services: Partial<ToolServices> = {},
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
    ...{ busy: false, canRun: true, needsPhoto: true, photo: null, foreseen: null },
    ...{ preview: () => undefined, isPreview: false, isDoubted: false, ...changes },
  } as unknown as WorkbenchState;
  const Services = withServices({}, () => services);
  render(
    <Services>
      <KitProvider kit={plainKit as Kit}>
        <Suspense>
          <Actions bench={bench} leads />
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

  it('are to make it anyway after a preview in doubt, and no preview of the same', async () => {
    show('remove_background', { isPreview: true, isDoubted: true });
    expect(await screen.findByRole('button', { name: 'Make it anyway · 4 credits' })).toBeDefined();
    expect(names()).toEqual(['Make it anyway · 4 credits', 'New photo']);
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
