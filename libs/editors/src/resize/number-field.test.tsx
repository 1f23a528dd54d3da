import { KitProvider } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberField } from './number-field.tsx';
import { resizeKit } from './testing/resize-kit.tsx';

function Field() {
  const [value, setValue] = useState<number | null>(600);
  const field = { value, onChange: setValue, max: 10_000, error: 'From 1 to 10,000' };
  return (
    <KitProvider kit={resizeKit}>
      <NumberField label="Width" {...field} />
      <button onClick={() => setValue(300)}>Half</button>
    </KitProvider>
  );
}

async function type(text: string) {
  render(<Field />);
  const field = screen.getByLabelText('Width');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

afterEach(cleanup);

describe('a field for a number', () => {
  it.each(['-5', '99999999', '2 x 3', '0', '1.5', '3,7', '٣٫٥'])(
    'leaves %s as typed, and marks it',
    async (text) => {
      const field = await type(text);
      await userEvent.tab();
      expect(field).toHaveProperty('value', text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
    },
  );

  it.each([
    ['4.0', '4'],
    ['4,', '4'],
    ['1,080 px', '1080'],
    ['٣٠٠', '300'],
  ])('writes %s as %s once it is left', async (text, written) => {
    const field = await type(text);
    expect(field).toHaveProperty('value', text);
    await userEvent.tab();
    expect(field).toHaveProperty('value', written);
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it('shows what changes it from outside', async () => {
    const field = await type('-5');
    await userEvent.click(screen.getByText('Half'));
    expect(field).toHaveProperty('value', '300');
  });
});
