import { pictureSize } from '@tintory/effects';
import { loadLibrary } from '@tintory/places';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlacesService, type PlacesService } from '../modules/places/places.service.ts';
import { runStaged } from '../testing/run-staged.ts';
import { petPhoto } from './pet-photo.ts';

let places: PlacesService;
beforeAll(async () => {
  places = createPlacesService(await loadLibrary(pictureSize), 'http://api');
});

const pet = (inputs: object) =>
  runStaged(petPhoto, {
    ...{ places, tool: 'pet_photo' },
    inputs: { prompt: '', scene: '', frame: 'none', variation: 1, ...inputs },
  });

describe('the place of a pet', () => {
  it('is proposed where nothing was asked for', async () => {
    const { result } = await pet({});
    const proposals = result?.['proposals'] as string[];
    expect(new Set(proposals).size).toBe(4);
    expect(result?.['place']).toBe(proposals[0]);
    expect(places.library.places.get(String(result?.['place']))?.suits).toContain('animal');
  });

  it('has the direction, the blur and the frame that were chosen', async () => {
    const wish = { scene: 'beach', direction: 2, depth: 100, frame: 'round' };
    const { scenes, result } = await pet(wish);
    expect(scenes[0]).toMatchObject({
      ...{ directions: [{ yaw: 145 }], depth: 1, frame: 'round' },
    });
    expect(result).toMatchObject({ direction: 2, surface: 'damp-sand' });
  });
});
