import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FaceBoxes } from './face-boxes.tsx';
import { FacesBanner } from './faces-banner.tsx';
import type { FoundFace, useFaces } from './use-faces.ts';

const faceAt = (index: number): FoundFace => ({
  index,
  box: { x: 0.2 * index, y: 0.3, width: 0.1, height: 0.15 },
  score: 0.9,
});

function Boxes({ disabled = false, most = 8 }: { disabled?: boolean; most?: number }) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return (
    <>
      <FaceBoxes
        faces={[faceAt(0), faceAt(1), faceAt(2)]}
        chosen={chosen}
        most={most}
        disabled={disabled}
        onChange={setChosen}
      />
      <output>{chosen.join(',')}</output>
    </>
  );
}

describe('the faces found on a photo', () => {
  afterEach(cleanup);

  it('are chosen in the order they are pressed, and given up by a second press', async () => {
    const user = userEvent.setup();
    render(<Boxes />);
    const [first, second, third] = screen.getAllByRole('button');
    if (!first || !second || !third) throw new Error('Three faces were given.');
    await user.click(third);
    await user.click(first);
    expect(screen.getByRole('status').textContent).toBe('2,0');
    expect(third.getAttribute('aria-pressed')).toBe('true');
    expect(third.textContent).toBe('1');
    await user.click(third);
    expect(screen.getByRole('status').textContent).toBe('0');
    expect(first.textContent).toBe('1');
  });

  it('can be chosen by keys alone', async () => {
    const user = userEvent.setup();
    render(<Boxes />);
    await user.tab();
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('1');
  });

  it('rest while a job works on them', async () => {
    const user = userEvent.setup();
    render(<Boxes disabled />);
    const [first] = screen.getAllByRole('button');
    if (first) await user.click(first);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('take no more than may be changed at once, until one of them is given up', async () => {
    const user = userEvent.setup();
    render(<Boxes most={2} />);
    const [first, second, third] = screen.getAllByRole('button');
    if (!first || !second || !third) throw new Error('Three faces were given.');
    await user.click(first);
    await user.click(second);
    await user.click(third);
    expect(screen.getByRole('status').textContent).toBe('0,1');
    expect(third.hasAttribute('disabled')).toBe(true);
    await user.click(first);
    await user.click(third);
    expect(screen.getByRole('status').textContent).toBe('1,2');
  });

  it('lie where they were found', () => {
    render(<Boxes />);
    const [, second] = screen.getAllByRole('button');
    expect(second?.style.left).toBe('20%');
    expect(second?.style.height).toBe('15%');
  });
});

describe('what is said of the faces', () => {
  beforeAll(() => startI18n('en'));

  const said = (search: Partial<ReturnType<typeof useFaces>>, chosen = 0) => {
    const found = {
      wanted: true,
      waiting: null,
      searching: false,
      failed: false,
      found: true,
      faces: [],
    };
    const all = { ...found, signIn: null, again: vi.fn(), ...search } as ReturnType<
      typeof useFaces
    >;
    const Banner: Kit['Banner'] = ({ title, action }) => (
      <p>
        {title} {action && <button onClick={action.onClick}>{action.label}</button>}
      </p>
    );
    render(
      <KitProvider kit={{ Banner } as Kit}>
        <FacesBanner search={all} chosen={chosen} most={2} />
      </KitProvider>,
    );
  };
  afterEach(cleanup);

  it('asks for the consent of their people whatever was found', () => {
    said({ faces: [faceAt(0)] }, 1);
    expect(screen.getByText(/people who agreed/)).toBeDefined();
    expect(screen.queryByText(/Press the faces/)).toBeNull();
  });

  it('says what helps where there is none', () => {
    said({});
    expect(screen.getByText(/No face was found/)).toBeDefined();
  });

  it('says how many go at once where all of those are chosen, and only then', () => {
    const faces = [faceAt(0), faceAt(1), faceAt(2)];
    said({ faces }, 2);
    expect(screen.getByText(/At most 2 faces/)).toBeDefined();
    cleanup();
    said({ faces }, 1);
    expect(screen.queryByText(/At most 2 faces/)).toBeNull();
    cleanup();
    said({ faces: faces.slice(1) }, 2);
    expect(screen.queryByText(/At most 2 faces/)).toBeNull();
  });

  it('says how long it waits where too much was asked, and asks for nothing', () => {
    said({ found: false, searching: true, waiting: 40 });
    expect(screen.getByText(/again after 40 seconds/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that the photo is gone where there is none to look at any more', () => {
    said({ found: false, failed: true, lost: true });
    expect(screen.getByText(/The photo is gone/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks a visitor to sign in, since only then they are looked for', async () => {
    const signIn = vi.fn();
    said({ found: false, signIn });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(signIn).toHaveBeenCalledOnce();
  });

  it('is nothing for a tool that looks for none', () => {
    said({ wanted: false });
    expect(screen.queryByText(/people who agreed/)).toBeNull();
  });
});
