import { tools } from '@tintory/catalog';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OptionValues } from '../options/option-field.ts';
import { defaultValues } from '../options/option-values.ts';
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
  inputs: [{ key: 'studio', value: 'bridge-sunset' }],
  created_at: '2026-01-01T00:00:00.000Z',
};

type BarProps = { onValues: (next: OptionValues) => void; more?: OptionValues };

function Bar({ onValues, more }: BarProps) {
  const [now, setNow] = useState<OptionValues>({ ...values, ...more });
  const setValues = (next: OptionValues) => {
    onValues(next);
    setNow({ ...now, ...next });
  };
  const bench = { tool, values: now, busy: false, setValues } as unknown as WorkbenchState;
  return (
    <>
      <PresetsBar bench={bench}>
        <p>The options</p>
      </PresetsBar>
      <button onClick={() => setValues({ studio: 'marble' })}>Marble</button>
      <button onClick={() => setValues({ format: 'webp' })}>WebP</button>
    </>
  );
}

function draw(presets: Record<string, unknown>, signedIn = true, more: OptionValues = {}) {
  const setValues = vi.fn<(next: OptionValues) => void>();
  const toast = vi.fn<Kit['toast']>();
  const Services = withServices({ presets }, () => ({ signedIn }));
  render(
    <Services>
      <KitProvider kit={{ ...plainKit, toast } as Kit}>
        <Bar onValues={setValues} more={more} />
      </KitProvider>
    </Services>,
  );
  return { setValues, toast, user: userEvent.setup() };
}

describe('presets', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterEach(cleanup);

  it('are offered to whoever is signed in', () => {
    draw({ list: async () => ({ rows: [] }) }, false);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('stand before the options once there are some; to keep the first is offered after them', async () => {
    const follows = (one: Element, other: Element) =>
      Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    draw({ list: async () => ({ rows: [] }) });
    const save = screen.getByRole('button', { name: 'workbench:presets.save' });
    expect(follows(save, screen.getByText('The options'))).toBe(true);
    cleanup();
    draw({ list: async () => ({ rows: [evening] }) });
    await screen.findByRole('option', { name: 'Evening' });
    expect(follows(screen.getByText('The options'), screen.getByRole('combobox'))).toBe(true);
  });

  it('put their options into the form', async () => {
    const { setValues, user } = draw({ list: async () => ({ rows: [evening] }) });
    await screen.findByRole('option', { name: 'Evening' });
    await user.selectOptions(screen.getByRole('combobox'), 'p1');
    expect(setValues).toHaveBeenCalledWith(expect.objectContaining({ studio: 'bridge-sunset' }));
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

  it.each([
    ['say that its picture is not part of it', 'picture', true],
    ['say nothing of a picture that has no part in the run', 'color', false],
  ])('%s', async (_, background, isSaid) => {
    const more = { background, background_object_id: { objectId: 'grass' } };
    const drawn = draw({ list: async () => ({ rows: [] }), save: async () => evening }, true, more);
    await drawn.user.click(screen.getByRole('button', { name: 'workbench:presets.save' }));
    await drawn.user.type(screen.getByRole('textbox'), 'On grass');
    await drawn.user.click(screen.getByRole('button', { name: 'workbench:presets.keep' }));
    await waitFor(() => expect(drawn.toast).toHaveBeenCalledOnce());
    const said = drawn.toast.mock.calls[0]?.[0].text ?? '';
    expect(said.includes('presets.withoutPictures')).toBe(isSaid);
  });

  /** A list that saves and deletes, as the API's does. */
  function aList() {
    let rows = [evening];
    return {
      list: vi.fn(async () => ({ rows })),
      remove: vi.fn(async (id: string) => {
        rows = rows.filter((row) => row.id !== id);
      }),
      save: vi.fn(async (kept: Pick<typeof evening, 'name' | 'inputs'>) => {
        const row = { ...evening, ...kept, id: 'p2' };
        rows = [...rows, row];
        return row;
      }),
    };
  }

  async function forgetEvening(list: Record<string, unknown>) {
    const drawn = draw(list);
    await screen.findByRole('option', { name: 'Evening' });
    await drawn.user.selectOptions(screen.getByRole('combobox'), 'p1');
    // The preset has no format, so with another one it still applies.
    await drawn.user.click(screen.getByRole('button', { name: 'WebP' }));
    await drawn.user.click(screen.getByRole('button', { name: 'workbench:presets.delete' }));
    await waitFor(() => expect(drawn.toast).toHaveBeenCalledOnce());
    return drawn;
  }

  it('are deleted one by one, and leave the options in the form as they are', async () => {
    const list = aList();
    const { setValues, toast } = await forgetEvening(list);
    expect(list.remove).toHaveBeenCalledExactlyOnceWith('p1');
    expect(toast.mock.calls[0]?.[0]).toMatchObject({ text: 'workbench:presets.deleted' });
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Evening' })).toBeNull());
    expect(setValues.mock.lastCall).toEqual([{ format: 'webp' }]);
  });

  it('come back by the undo with their name and their options, whatever the form has by then', async () => {
    const list = aList();
    const { toast, user } = await forgetEvening(list);
    await user.click(screen.getByRole('button', { name: 'Marble' }));
    expect(list.save).not.toHaveBeenCalled();
    const action = toast.mock.calls[0]?.[0].action;
    expect(action?.label).toBe('workbench:presets.undo');
    act(() => action?.onClick());
    expect(await screen.findByRole('option', { name: 'Evening' })).toBeDefined();
    expect(list.save).toHaveBeenCalledOnce();
    const [kept] = list.save.mock.calls[0] ?? [];
    expect(kept).toMatchObject({ tool_id: tool.id, name: 'Evening' });
    expect(kept?.inputs).toContainEqual({ key: 'studio', value: 'bridge-sunset' });
    expect(kept?.inputs).not.toContainEqual({ key: 'format', value: 'webp' });
  });

  it('say that they replaced one of the same name, which comes back by the undo', async () => {
    const list = aList();
    const { toast, user } = draw(list);
    await screen.findByRole('option', { name: 'Evening' });
    await user.click(screen.getByRole('button', { name: 'workbench:presets.save' }));
    await user.type(screen.getByRole('textbox'), 'Evening');
    await user.click(screen.getByRole('button', { name: 'workbench:presets.keep' }));
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    const [{ text, action } = { text: '' }] = toast.mock.calls[0] ?? [];
    expect(text).toBe('workbench:presets.replaced');
    act(() => action?.onClick());
    await waitFor(() => expect(list.save).toHaveBeenCalledTimes(2));
    expect(list.save.mock.lastCall?.[0]).toMatchObject({ name: 'Evening' });
    expect(list.save.mock.lastCall?.[0].inputs).toContainEqual({
      key: 'studio',
      value: 'bridge-sunset',
    });
  });

  it('skip what the tool does not have any more', async () => {
    const old = { ...evening, inputs: [...evening.inputs, { key: 'format', value: 'gif' }] };
    const { setValues, user } = draw({ list: async () => ({ rows: [old] }) });
    await screen.findByRole('option', { name: 'Evening' });
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    await user.selectOptions(select, 'p1');
    expect(setValues).toHaveBeenCalledWith(
      expect.objectContaining({
        studio: 'bridge-sunset',
        format: defaultValues(tool.functions[0].fields)['format'],
      }),
    );
    expect(select.value).toBe('p1');
  });

  it('stay, and say so, where deleting fails', async () => {
    const remove = () => Promise.reject(new Error('No answer arrived.'));
    const { toast } = await forgetEvening({ ...aList(), remove });
    expect(toast.mock.calls[0]?.[0]).toEqual({ tone: 'bad', text: 'workbench:presets.failed' });
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('p1');
  });
});
