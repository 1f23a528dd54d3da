import { KitProvider, type BannerProps, type Kit, type TextFieldProps } from '@tintory/ui-kit';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { PlaceList } from '@tintory/contract';
import { PlacesAtWorkProvider, type PlacesAtWork } from '../places/places-at-work.tsx';
import { withServices } from './fake-services.tsx';
import { plainKit } from './plain-kit.tsx';
import { somePlaces } from './some-places.ts';

const kit = {
  ...plainKit,
  Banner: ({ title, action }: BannerProps) => (
    <section aria-label={title}>
      {action && <button onClick={action.onClick}>{action.label}</button>}
    </section>
  ),
  TextField: ({ label, value, onChange }: TextFieldProps) => (
    <input
      type="search"
      aria-label={label}
      value={value}
      onChange={(e) => onChange(e.target.value)}
    />
  ),
} as Kit;

const drawsNothing = () => Promise.reject(new Error('Nothing is drawn here.'));

/** Renders something that needs places, with an API that lists some. */
export function showWithPlaces(
  shown: ReactNode,
  atWork: Partial<PlacesAtWork> = {},
  list: () => Promise<PlaceList> = async () => somePlaces,
) {
  const api = { places: { list: vi.fn(list) } };
  const Services = withServices(api);
  const known = { proposals: [], place: null, baseJobId: null, draw: drawsNothing, ...atWork };
  render(
    <Services>
      <KitProvider kit={kit}>
        <Suspense>
          <PlacesAtWorkProvider value={known}>{shown}</PlacesAtWorkProvider>
        </Suspense>
      </KitProvider>
    </Services>,
  );
  return api;
}
