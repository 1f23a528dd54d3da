import { pictureSize } from '@tintory/effects';
import { loadLibrary, type PlaceLibrary } from '@tintory/places';

/** The places and surfaces of the product; whatever is wrong with one ends the bench. */
export async function readLibrary(): Promise<PlaceLibrary> {
  const library = await loadLibrary(pictureSize);
  if (library.problems.length > 0) throw new Error(library.problems.join('\n'));
  return library;
}
