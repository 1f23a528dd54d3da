import { tools } from '@tintory/catalog';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainKit } from '../testing/plain-kit.tsx';
import { defaultValues } from '../options/option-values.ts';
import { OptionsForm } from './options-form.tsx';

vi.mock('../use-tool-texts.ts', () => ({
  useToolTexts: () => ({
    field: (key: string) => key,
    help: () => '',
    option: (_: string, name: string) => name,
  }),
}));

vi.mock('@tintory/i18n', () => ({ useT: () => (key: string) => key }));

/** jsdom has no layout, so the test sets the window's width. */
const showOnPhone = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const { fields } = tools[0].functions[0];

function Form({ wrong }: { wrong?: string }) {
  const [values, setValues] = useState(defaultValues(fields));
  return (
    <KitProvider kit={plainKit as Kit}>
      <OptionsForm
        toolId="remove_background"
        fields={fields}
        values={values}
        wrong={wrong}
        disabled={false}
        onChange={(key, value) =>
          value !== undefined && setValues((known) => ({ ...known, [key]: value }))
        }
      />
      <output>{JSON.stringify(values)}</output>
    </KitProvider>
  );
}

describe('the options form', () => {
  beforeEach(() => {
    showOnPhone(false);
  });
  afterEach(cleanup);

  it('draws one control for each option of the catalog', () => {
    render(<Form />);
    expect(screen.getByRole('group', { name: 'background' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'format' })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'crop' })).toBeTruthy();
  });

  it('shows the colour only once a colour is what is wanted', async () => {
    render(<Form />);
    expect(screen.queryByLabelText('color', { selector: '[type=color]' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'color' }));
    expect(screen.getByLabelText('color', { selector: '[type=color]' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'blur' }));
    expect(screen.getByRole('slider', { name: 'blur' })).toBeTruthy();
  });

  it('brings what a run failed of into view on a phone, and leaves it to the person then', async () => {
    showOnPhone(true);
    const { rerender } = render(<Form />);
    expect(screen.queryByRole('group', { name: 'format' })).toBeNull();
    rerender(<Form wrong="format" />);
    expect(screen.getByRole('group', { name: 'format' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'crop' }));
    expect(screen.getByRole('switch', { name: 'crop' })).toBeTruthy();
  });

  it('scrolls to what a run failed of where all options stand in a list', async () => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function note(this: Element) {
      shown.push(this);
    };
    const { rerender } = render(<Form />);
    rerender(<Form wrong="format" />);
    await vi.waitFor(() => expect(shown).toEqual([screen.getByRole('group', { name: 'format' })]));
  });

  it('hands each change to its owner', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('switch', { name: 'crop' }));
    expect(screen.getByRole('status').textContent).toContain('"crop":true');
  });

  it('shows one option at a time on a phone, with what hangs on it', async () => {
    showOnPhone(true);
    render(<Form />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'background',
      'crop',
      'format',
    ]);
    expect(screen.queryByRole('switch', { name: 'crop' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'blur' }));
    expect(screen.getByRole('slider', { name: 'blur' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'crop' }));
    expect(screen.getByRole('switch', { name: 'crop' })).toBeTruthy();
    expect(screen.queryByRole('slider', { name: 'blur' })).toBeNull();
  });
});
