import { startI18n } from '@tintory/i18n';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { showWithPlaces } from '../testing/places-kit.tsx';
import { somePlaces } from '../testing/some-places.ts';
import { PlaceControl } from './place-control.tsx';
import type { PlacesAtWork } from './places-at-work.tsx';

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(value = '', atWork: Partial<PlacesAtWork> = {}, list = async () => somePlaces) {
  const onChange = vi.fn<(value: string) => void>();
  const control = <PlaceControl label="Place" value={value} disabled={false} onChange={onChange} />;
  return { onChange, api: showWithPlaces(control, atWork, list) };
}

const offered = async () => {
  const group = await screen.findByRole('radiogroup', { name: 'Place' });
  return within(group)
    .getAllByRole('radio')
    .map(({ textContent }) => textContent);
};
const tile = (name: string) => screen.findByRole('radio', { name });

describe('the places of the form', () => {
  it('are one of each kind before there is anything to propose', async () => {
    show();
    const first = ['White studio', 'Bright kitchen', 'Café', 'Avenue', 'Beach'];
    expect(await offered()).toEqual(['Chosen for this photo', ...first]);
    expect((await tile('Chosen for this photo')).ariaChecked).toBe('true');
  });

  it('are the proposals for the photo once a result names them', async () => {
    show('', { proposals: ['beach', 'lounge', 'gone', 'cafe'] });
    expect(await offered()).toEqual(['Chosen for this photo', 'Beach', 'Lounge', 'Café']);
  });

  it('keep the chosen one among them, wherever it was found', async () => {
    show('town-night', { proposals: ['beach'] });
    expect(await offered()).toEqual(['Chosen for this photo', 'Town at night', 'Beach']);
    expect((await tile('Town at night')).ariaChecked).toBe('true');
  });

  it('are chosen by a press, and given back by the one that is chosen for the photo', async () => {
    const { onChange } = show('beach');
    await userEvent.click(await tile('Café'));
    await userEvent.click(await tile('Chosen for this photo'));
    expect(onChange.mock.calls).toEqual([['cafe'], ['']]);
  });

  it('are one tab stop, and arrow keys go through them without choosing', async () => {
    const { onChange } = show('beach');
    await tile('Beach');
    await userEvent.tab();
    expect(document.activeElement).toBe(await tile('Beach'));
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(document.activeElement).toBe(await tile('White studio'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('white-studio');
  });

  it('say that a chosen one is gone', async () => {
    show('atlantis');
    expect(await screen.findByText('This place is gone. Choose another one.')).toBeTruthy();
  });

  it('can be asked for again where they did not come', async () => {
    const list = vi.fn(async () => somePlaces).mockRejectedValueOnce(new Error('down'));
    show('', {}, list);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await tile('Beach')).toBeTruthy();
  });
});

describe('a tile of the person’s own', () => {
  it('is drawn of each proposal, one after the other', async () => {
    const asked: string[] = [];
    const draw = async (id: string) => {
      asked.push(id);
      return new Blob([id]);
    };
    show('', { proposals: ['beach', 'cafe'], place: 'beach', baseJobId: 'job-1', draw });
    const pictureIn = async (name: string) => (await tile(name)).querySelector('img')?.src;
    await waitFor(async () => expect(await pictureIn('Café')).toBe('blob:own'));
    expect(asked).toEqual(['beach', 'cafe']);
    expect(await pictureIn('Chosen for this photo')).toBe('blob:own');
  });

  it('is drawn anew where it was stopped halfway', async () => {
    let asked = 0;
    const draw = (id: string, signal: AbortSignal) =>
      new Promise<Blob>((resolve, reject) => {
        asked += 1;
        if (asked > 1) resolve(new Blob([id]));
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const control = (
      <PlaceControl label="Place" value="" disabled={false} onChange={() => undefined} />
    );
    // StrictMode mounts everything twice.
    const atWork = { proposals: ['beach'], baseJobId: 'job-4', draw };
    showWithPlaces(<StrictMode>{control}</StrictMode>, atWork);
    const own = async () => (await tile('Beach')).querySelector('img')?.src;
    await waitFor(async () => expect(await own()).toBe('blob:own'));
    expect(asked).toBe(2);
  });

  it('leaves the tile as it was where none can be had, and asks for no other', async () => {
    const draw = vi.fn(() => Promise.reject(new Error('too often')));
    show('', { proposals: ['beach', 'cafe'], baseJobId: 'job-2', draw });
    await waitFor(() => expect(draw).toHaveBeenCalledOnce());
    expect((await tile('Beach')).querySelector('img')?.src).toMatch(/beach\.webp$/);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is stopped when nobody looks any more', async () => {
    const draw = vi.fn((_id: string, _signal: AbortSignal) => new Promise<Blob>(() => undefined));
    show('', { proposals: ['beach', 'cafe'], baseJobId: 'job-3', draw });
    await waitFor(() => expect(draw).toHaveBeenCalledOnce());
    cleanup();
    expect(draw.mock.calls[0]?.[1].aborted).toBe(true);
    expect(draw).toHaveBeenCalledOnce();
  });
});

describe('all places', () => {
  const open = async () => {
    await tile('Beach');
    await userEvent.click(screen.getByRole('button', { name: 'All places' }));
    return screen.findByRole('dialog', { name: 'Choose a place' });
  };

  it('stand by kind in a dialog, and the one chosen there closes it', async () => {
    const { onChange } = show();
    const dialog = within(await open());
    const headings = dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(headings).toEqual([
      ...['Studio', 'Home', 'Café and shop', 'Street', 'Nature', 'Season', 'Night'],
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Snow field' }));
    expect(onChange).toHaveBeenCalledWith('snow-field');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are fewer by a kind and by a search, which says how many', async () => {
    show();
    const dialog = within(await open());
    await userEvent.click(dialog.getByRole('button', { name: 'Home' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search places' }), 'cook');
    expect(dialog.getByRole('radio', { name: 'Bright kitchen' })).toBeTruthy();
    expect(dialog.getByText('1 place')).toBeTruthy();
  });

  it('say so where none goes by the words', async () => {
    show();
    const dialog = within(await open());
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search places' }), 'zeppelin');
    expect(dialog.getByText('No place goes by these words. Try another one.')).toBeTruthy();
    expect(dialog.queryByRole('radio')).toBeNull();
  });
});
