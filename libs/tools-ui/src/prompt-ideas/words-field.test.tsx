import { KitProvider, type Kit, type TextAreaProps } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WordsField } from './words-field.tsx';

vi.mock('@tintory/i18n', () => ({
  useT: () => (key: string, values?: { length: number; most: number }) =>
    values ? `${values.length} of ${values.most}` : key,
}));

const kit = {
  TextArea: ({ label, value, onChange, maxLength }: TextAreaProps) => (
    <textarea
      aria-label={label}
      value={value}
      maxLength={maxLength}
      onChange={({ target }) => onChange(target.value)}
    />
  ),
} as Kit;

function Field({ start }: { start: string }) {
  const [words, setWords] = useState(start);
  return (
    <KitProvider kit={kit}>
      <WordsField label="Motif" value={words} maxLength={20} onChange={setWords} />
    </KitProvider>
  );
}

const draw = (start: string) => {
  render(<Field start={start} />);
  return userEvent.setup();
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const cut = () => screen.queryByText('workbench:words.cut');

describe('a field for words', () => {
  afterEach(cleanup);

  it('counts its letters once the end is near', async () => {
    const user = draw('a rose on a cli');
    expect(screen.queryByText(/of 20/)).toBeNull();
    await user.type(field(), 'f');
    expect(screen.getByText('16 of 20')).toBeTruthy();
  });

  it('says that a pasted text did not go in whole, until there is room again', async () => {
    const user = draw('a rose ');
    await user.click(field());
    await user.paste('on a cliff above the sea');
    expect(field().value).toHaveLength(20);
    expect(cut()).toBeTruthy();
    expect(cut()?.getAttribute('aria-live')).toBe('polite');
    await user.keyboard('{Backspace}');
    expect(cut()).toBeNull();
  });

  it('says nothing of a pasted text that fits, or that takes the place of another', async () => {
    const user = draw('a rose on a cliff');
    await user.tripleClick(field());
    field().setSelectionRange(0, 17);
    await user.paste('a ship above the sea');
    expect(field().value).toBe('a ship above the sea');
    expect(cut()).toBeNull();
  });
});
