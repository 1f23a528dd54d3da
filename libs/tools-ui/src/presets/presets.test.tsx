import { tools } from '@tintory/catalog';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultValues, type OptionValues } from '../options/option-values.ts';
import { withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import type { WorkbenchState } from '../workbench/use-workbench.ts';
import { PresetsBar } from './presets-bar.tsx';

vi.mock('@tintory/i18n', () => ({ useT: () => (key: string) => key }));

const tool = tools[1];
const values = { ...defaultValues(tool.functions[0].fields), blur: 60 };
const evening = {
  id: 'p1',
  tool_id: tool.id,
  name: 'Evening',
  inputs: [{ key: 'studio', value: 'sunset' }],
  created_at: '2026-01-01T00:00:00.000Z',
};

function Bar({ onValues }: { onValues: (next: OptionValues) => void }) {
  const [now, setNow] = useState<OptionValues>(values);
  const setValues = (next: OptionValues) => {
    onValues(next);
    setNow({ ...now, ...next });
  };
  const bench = { tool, values: now, busy: false, setValues } as unknown as WorkbenchState;
  return (
    <>
      <PresetsBar bench={bench} />
      <button onClick={() => setValues({ studio: 'marble' })}>Marble</button>
    </>
  );
}

function draw(presets: Record<string, unknown>, signedIn = true) {
  const setValues = vi.fn<(next: OptionValues) => void>();
  const Services = withServices({ presets }, () => ({ signedIn }));
  render(
    <Services>
      <KitProvider kit={plainKit as Kit}>
        <Bar onValues={setValues} />
      </KitProvider>
    </Services>,
  );
  return { setValues, user: userEvent.setup() };
}

describe('presets', () => {
  afterEach(cleanup);

  it('are offered to whoever is signed in', () => {
    draw({ list: async () => ({ rows: [] }) }, false);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('put their options into the form', async () => {
    const { setValues, user } = draw({ list: async () => ({ rows: [evening] }) });
    await screen.findByRole('option', { name: 'Evening' });
    await user.selectOptions(screen.getByRole('combobox'), 'p1');
    expect(setValues).toHaveBeenCalledWith(expect.objectContaining({ studio: 'sunset' }));
  });

  it('are left by whoever changes one of their options', async () => {
    const { user } = draw({ list: async () => ({ rows: [evening] }) });
    await screen.findByRole('option', { name: 'Evening' });
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    await user.selectOptions(select, 'p1');
    expect(select.value).toBe('p1');
    expect(screen.getByRole('button', { name: 'workbench:presets.delete' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Marble' }));
    expect(select.value).toBe('');
    expect(screen.queryByRole('button', { name: 'workbench:presets.delete' })).toBeNull();
  });

  it('keep the present options under a name', async () => {
    const save = vi.fn(async () => evening);
    const { user } = draw({ list: async () => ({ rows: [] }), save });
    await user.click(screen.getByRole('button', { name: 'workbench:presets.save' }));
    const keep = screen.getByRole('button', { name: 'workbench:presets.keep' });
    expect(keep.hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByRole('textbox'), 'Shop');
    await user.click(keep);
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ tool_id: tool.id, name: 'Shop', inputs: expect.any(Array) }),
      ),
    );
  });
});
