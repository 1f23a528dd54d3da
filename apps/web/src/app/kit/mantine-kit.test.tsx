import { useKit, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MantineKitProvider } from './mantine-kit-provider.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {
        return undefined;
      }
      unobserve() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});
afterEach(cleanup);

/** Draws what a page would, with the consumers' controls. */
function draw(use: (kit: Kit) => ReactNode) {
  const Page = () => use(useKit());
  render(
    <MantineKitProvider>
      <Page />
    </MantineKitProvider>,
  );
  return userEvent.setup();
}

const options = [
  { value: 'png', label: 'PNG' },
  { value: 'jpeg', label: 'JPEG' },
];

/** A page that holds a value, as every page must. */
function Held<Value>(props: {
  start: Value;
  seen: (value: Value) => void;
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.start);
  return props.draw(value, (next) => {
    props.seen(next);
    setValue(next);
  });
}

describe('the consumers’ controls', () => {
  it('have a button that says what it does, and does nothing while it works', async () => {
    const onClick = vi.fn();
    const user = draw(({ Button }) => (
      <>
        <Button onClick={onClick}>Go</Button>
        <Button onClick={onClick} loading>
          Wait
        </Button>
      </>
    ));
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await user.click(screen.getByRole('button', { name: 'Wait' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('name an icon button and tell whether it is pressed', async () => {
    const onClick = vi.fn();
    const user = draw(({ IconButton }) => (
      <IconButton label="Zoom in" icon={<svg />} onClick={onClick} pressed />
    ));
    const button = screen.getByRole('button', { name: 'Zoom in' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await user.click(button);
    expect(onClick).toHaveBeenCalled();
  });

  it('tie a field to its label and its error', async () => {
    const seen = vi.fn();
    const user = draw(({ TextField }) => (
      <Held
        start=""
        seen={seen}
        draw={(value, onChange) => (
          <TextField label="E-mail" value={value} onChange={onChange} error="There is no @." />
        )}
      />
    ));
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    await user.type(field, 'a');
    expect(seen).toHaveBeenCalledWith('a');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const describedBy = field.getAttribute('aria-describedby') ?? '';
    expect(describedBy.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
      'There is no @.',
    );
  });

  it.each(['Segmented', 'RadioGroup'] as const)('offer choices as radios: %s', async (name) => {
    const seen = vi.fn();
    const user = draw((kit) => {
      const Control = kit[name];
      return (
        <Held
          start="png"
          seen={seen}
          draw={(value, onChange) => (
            <Control label="Format" value={value} onChange={onChange} options={options} />
          )}
        />
      );
    });
    expect(screen.getByRole('radiogroup', { name: 'Format' })).toBeTruthy();
    expect((screen.getByRole('radio', { name: 'PNG' }) as HTMLInputElement).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'JPEG' }));
    expect(seen).toHaveBeenCalledWith('jpeg');
  });

  it.each(['Switch', 'Checkbox'] as const)('turn something on and off: %s', async (name) => {
    const seen = vi.fn();
    const user = draw((kit) => {
      const Control = kit[name];
      return (
        <Held
          start={false}
          seen={seen}
          draw={(value, onChange) => <Control label="Crop" value={value} onChange={onChange} />}
        />
      );
    });
    const control = screen.getByRole(name.toLowerCase(), { name: 'Crop' });
    await user.click(control);
    await user.click(control);
    expect(seen.mock.calls).toEqual([[true], [false]]);
  });

  it('move a slider by keyboard, in its steps and bounds', async () => {
    const seen = vi.fn();
    const user = draw(({ Slider }) => (
      <Held
        start={90}
        seen={seen}
        draw={(value, onChange) => (
          <Slider label="Blur" value={value} onChange={onChange} min={0} max={100} step={10} />
        )}
      />
    ));
    screen.getByRole('slider', { name: 'Blur' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(seen.mock.calls.at(-1)).toEqual([90]);
    expect(Math.max(...seen.mock.calls.map(([value]) => Number(value)))).toBe(100);
  });

  it('show one tab at a time', async () => {
    const user = draw(({ Tabs }) => (
      <Held
        start="a"
        seen={() => undefined}
        draw={(value, onChange) => (
          <Tabs
            label="Options"
            value={value}
            onChange={onChange}
            tabs={[
              { value: 'a', label: 'First', content: 'one' },
              { value: 'b', label: 'Second', content: 'two' },
            ]}
          />
        )}
      />
    ));
    expect(screen.getByRole('tabpanel', { name: 'First' }).textContent).toBe('one');
    await user.click(screen.getByRole('tab', { name: 'Second' }));
    expect(screen.getByRole('tabpanel', { name: 'Second' }).textContent).toBe('two');
  });

  it('close a modal by its named button and by Escape', async () => {
    const onClose = vi.fn();
    const user = draw(({ Modal }) => (
      <Modal open onClose={onClose} title="Sign in" closeLabel="Close">
        <p>text</p>
      </Modal>
    ));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('tell how far something is', () => {
    draw(({ Progress }) => <Progress label="Working" value={0.4} />);
    const bar = screen.getByRole('progressbar', { name: 'Working' });
    expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(40);
  });
});
