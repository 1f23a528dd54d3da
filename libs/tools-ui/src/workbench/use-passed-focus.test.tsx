import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePassedFocus } from './use-passed-focus.ts';

type ActionsProps = { names: string[]; choose?: (root: HTMLElement) => HTMLElement | null };

function Actions({ names, choose }: ActionsProps) {
  const root = usePassedFocus<HTMLDivElement>(choose);
  return (
    <>
      <p>elsewhere</p>
      <div ref={root} role="group" tabIndex={-1}>
        {names.map((name) => (
          <button key={name}>{name}</button>
        ))}
      </div>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

describe('actions that replace each other', () => {
  afterEach(cleanup);

  it('pass the focus on, as often as they change', () => {
    const { rerender } = render(<Actions names={['Run']} />);
    screen.getByText('Run').focus();
    rerender(<Actions names={['Cancel']} />);
    expect(focused()).toBe('Cancel');
    rerender(<Actions names={['Download', 'Run again']} />);
    expect(focused()).toBe('Download');
  });

  it('pass it on to what holds them where that is asked for', () => {
    const whole = (root: HTMLElement) => root;
    const { rerender } = render(<Actions names={['Choose a photo']} choose={whole} />);
    screen.getByText('Choose a photo').focus();
    rerender(<Actions names={['Run']} choose={whole} />);
    expect(document.activeElement).toBe(screen.getByRole('group'));
  });

  it('are not pressed by a key that was meant for the one before, or that is held', () => {
    const { rerender } = render(<Actions names={['Run']} />);
    screen.getByText('Run').focus();
    rerender(<Actions names={['Cancel']} />);
    const press = (repeat = false) =>
      fireEvent.keyDown(screen.getByText('Cancel'), { key: 'Enter', repeat });
    expect(press()).toBe(false);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    expect(press(true)).toBe(false);
    expect(press()).toBe(true);
    vi.restoreAllMocks();
  });

  it('leave a key alone that presses another one at once', () => {
    const { rerender } = render(<Actions names={['Run']} />);
    screen.getByText('Run').focus();
    rerender(<Actions names={['Cancel', 'New photo']} />);
    const other = screen.getByText('New photo');
    other.focus();
    expect(fireEvent.keyDown(other, { key: 'Enter' })).toBe(true);
  });

  it('leave the focus where it is while its button stays', () => {
    const { rerender } = render(<Actions names={['Run', 'New photo']} />);
    screen.getByText('New photo').focus();
    rerender(<Actions names={['Download', 'New photo']} />);
    expect(focused()).toBe('New photo');
  });

  it('take none that somebody has moved away', () => {
    const { rerender } = render(<Actions names={['Run']} />);
    screen.getByText('Run').focus();
    fireEvent.pointerDown(screen.getByText('elsewhere'));
    rerender(<Actions names={['Cancel']} />);
    expect(document.activeElement).toBe(document.body);
  });
});
