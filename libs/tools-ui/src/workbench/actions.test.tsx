import { findTool, tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPhoto, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import { Actions } from './actions.tsx';
import type { WorkbenchState } from './use-workbench.ts';

function show(toolId: string, changes: Partial<WorkbenchState> = {}) {
  const tool = findTool(toolId) ?? tools[0];
  const bench = {
    ...{ tool, values: {}, missing: [], matched: true, cost: 4, phase: { name: 'none' } },
    ...{ busy: false, canRun: true, needsPhoto: true, photo: null, foreseen: null },
    ...{ preview: () => undefined, isPreview: false, isDoubted: false, ...changes },
  } as unknown as WorkbenchState;
  const Services = withServices({});
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
