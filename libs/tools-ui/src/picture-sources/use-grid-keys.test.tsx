import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useGridKeys } from './use-grid-keys.ts';

const letters = ['a', 'b', 'c', 'd', 'e'] as const;

/** Two rows of three columns; jsdom has no layout. */
function Grid({ direction }: { direction: 'ltr' | 'rtl' }) {
  const list = useRef<HTMLUListElement>(null);
  useGridKeys(list);
  return (
    <ul ref={list} style={{ direction }}>
      {letters.map((letter, index) => (
        <li key={letter}>
          <button
            ref={(button) => {
              const top = Math.floor(index / 3) * 100;
              if (button)
                vi.spyOn(button, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
            }}
          >
            {letter}
          </button>
        </li>
      ))}
    </ul>
  );
}

afterEach(cleanup);

it.each([
  { direction: 'ltr', from: 'a', key: 'ArrowRight', to: 'b' },
  { direction: 'ltr', from: 'b', key: 'ArrowLeft', to: 'a' },
  { direction: 'rtl', from: 'a', key: 'ArrowLeft', to: 'b' },
  { direction: 'rtl', from: 'b', key: 'ArrowRight', to: 'a' },
  { direction: 'ltr', from: 'b', key: 'ArrowDown', to: 'e' },
  { direction: 'ltr', from: 'd', key: 'ArrowUp', to: 'a' },
  { direction: 'ltr', from: 'a', key: 'ArrowUp', to: 'a' },
  { direction: 'ltr', from: 'c', key: 'ArrowDown', to: 'e' },
  { direction: 'ltr', from: 'e', key: 'ArrowRight', to: 'e' },
] as const)('$direction: $key leads from $from to $to', async ({ direction, from, key, to }) => {
  render(<Grid direction={direction} />);
  screen.getByRole('button', { name: from }).focus();
  await userEvent.keyboard(`{${key}}`);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: to }));
});
