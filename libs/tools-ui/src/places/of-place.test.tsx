import { startI18n } from '@tintory/i18n';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { showWithPlaces } from '../testing/places-kit.tsx';
import { DirectionControl } from './direction-control.tsx';
import { NearPlaces } from './near-places.tsx';
import { PlaceCredits } from './place-credits.tsx';
import { SurfaceControl } from './surface-control.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

const radios = async () =>
  (await screen.findAllByRole('radio')).map(
    (one) => one.textContent || one.parentElement?.textContent,
  );

describe('the surface', () => {
  const show = (placeId: string, place: string | null = null) => {
    const onChange = vi.fn<(value: string) => void>();
    const rest = { label: 'Surface', value: '', disabled: false, onChange };
    showWithPlaces(<SurfaceControl {...rest} placeId={placeId} />, { place });
    return onChange;
  };

  it('is one that fits the place, or any other', async () => {
    const onChange = show('lounge');
    expect(await radios()).toEqual(['As it fits the place', 'Oak', 'Linen']);
    await userEvent.click(screen.getByRole('button', { name: 'All surfaces' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Sand' }));
    expect(onChange).toHaveBeenCalledWith('sand');
  });

  it('fits the place that was chosen for the photo, where nobody chose one', async () => {
    show('', 'beach');
    expect(await radios()).toEqual(['As it fits the place', 'Sand']);
  });
});

describe('the direction', () => {
  const show = (placeId: string) => {
    const rest = { label: 'View', value: 0, most: 4, disabled: false, onChange: () => undefined };
    showWithPlaces(
      <>
        <DirectionControl {...rest} placeId={placeId} />
        <SurfaceControl {...rest} value="" label="Surface" placeId={placeId} />
      </>,
    );
  };

  it('is found, or one of those that the place has', async () => {
    show('lounge');
    const group = within(await screen.findByRole('group', { name: 'View' }));
    await screen.findByRole('radio', { name: 'Oak' });
    const names = group.getAllByRole('radio').map((one) => one.parentElement?.textContent);
    expect(names).toEqual(['Found', '1', '2', '3']);
  });

  it('is no question where the place has but one', async () => {
    show('white-studio');
    await screen.findByRole('radio', { name: 'Oak' });
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull();
  });
});

it('words that mean no place have the nearest ones beside them as pictures', async () => {
  const onChoose = vi.fn<(id: string) => void>();
  const suggestions = [
    { instead_of: 'bistro', words: ['café'], places: ['cafe', 'gone', 'lounge'] },
  ];
  showWithPlaces(<NearPlaces {...{ suggestions, value: '', busy: false, onChoose }} />);
  const group = within(await screen.findByRole('radiogroup', { name: 'Places like “bistro”' }));
  expect(group.getAllByRole('radio').map((one) => one.textContent)).toEqual(['Café', 'Lounge']);
  await userEvent.click(group.getByRole('radio', { name: 'Café' }));
  expect(onChoose).toHaveBeenCalledWith('cafe');
});

it('a result names its place and surface with authors and pages', async () => {
  showWithPlaces(<PlaceCredits job={aJob({ result: { place: 'beach', surface: 'sand' } })} />);
  const link = await screen.findByRole('link', { name: 'Place: “Beach” by Ada, CC0 1.0' });
  expect(link.getAttribute('href')).toBe('https://places.test/beach');
  expect(screen.getByRole('link', { name: 'Surface: “Sand” by Bob, CC0 1.0' })).toBeTruthy();
});

it('a result of no place asks for no list of them', () => {
  const api = showWithPlaces(<PlaceCredits job={aJob({ result: { mode: 'color' } })} />);
  expect(api.places.list).not.toHaveBeenCalled();
});
