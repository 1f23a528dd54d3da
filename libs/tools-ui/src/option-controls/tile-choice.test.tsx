import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TileChoice } from './tile-choice.tsx';

const options = [
  { value: 'oil', label: 'Oil' },
  { value: 'ink', label: 'Ink' },
  { value: 'own', label: 'In your words' },
];
const tiles = { oil: '/oil.webp', ink: '/ink.webp' };

function show(changes: Partial<Parameters<typeof TileChoice>[0]> = {}) {
  const onChange = vi.fn();
  render(<TileChoice label="Style" value="oil" {...{ options, tiles, onChange }} {...changes} />);
  return onChange;
}

const pictureOf = (name: string) =>
  screen.getByRole('radio', { name }).parentElement?.querySelector('img') ?? null;

describe('a choice among pictures', () => {
  afterEach(cleanup);

  it('names each picture, and says which one is chosen', () => {
    show();
    expect(screen.getByRole('radiogroup', { name: 'Style' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Oil', checked: true })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Ink', checked: false })).toBeDefined();
    expect(screen.getByText('Oil')).toBeDefined();
  });

  it('is made by a click, and is one stop for the keyboard, as radio buttons are', async () => {
    const onChange = show();
    await userEvent.click(screen.getByRole('radio', { name: 'Ink' }));
    expect(onChange).toHaveBeenCalledWith('ink');
    const names = new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name));
    expect(names.size).toBe(1);
  });

  it('keeps the room of pictures that are still to come, and has a sign where there is none', () => {
    show();
    const room = ['width', 'height', 'loading'].map((name) => pictureOf('Ink')?.getAttribute(name));
    expect(room).toEqual(['84', '84', 'lazy']);
    expect(pictureOf('In your words')).toBeNull();
  });

  it('says what is wrong with it', () => {
    show({ error: 'This one is gone.' });
    const described = { name: 'Style', description: 'This one is gone.' };
    expect(screen.getByRole('radiogroup', described)).toBeDefined();
  });

  it('rests while something is being made', () => {
    show({ disabled: true });
    expect(screen.getAllByRole<HTMLInputElement>('radio').every((one) => one.disabled)).toBe(true);
  });
});
