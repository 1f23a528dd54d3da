import { dirname, join } from 'node:path';
import { lightRecord, placeRecord, type LightRecord, type PlaceRecord } from './place-record.ts';
import { problem, readFolders, readRecord } from './read-record.ts';
import { surfaceRecord, type SurfaceRecord } from './surface-record.ts';

export type Place = PlaceRecord & {
  panoramaPath: string;
  /** Missing where it is measured from the panorama. */
  light?: LightRecord;
};

export type Surface = SurfaceRecord & { path: string };

/** The picture of a place or a surface for choosing: it lies beside the photograph, once it is drawn. */
export const tilePath = (record: Place | Surface): string =>
  join(dirname('panoramaPath' in record ? record.panoramaPath : record.path), 'tile.webp');

/** What stands in each tile: a vase that is cut out already. */
export const tileSubject = join(import.meta.dirname, '..', 'data', 'tile-subject.png');

export type PlaceLibrary = {
  places: ReadonlyMap<string, Place>;
  surfaces: ReadonlyMap<string, Surface>;
  /** One sentence for each record or file that was left out, with its path. */
  problems: readonly string[];
};

/** The size of a picture file in pixels; rejects when it is no picture. */
type ReadSize = (path: string) => Promise<{ width: number; height: number }>;

/** Folders with the lib's own records. */
const ownFolder = join(import.meta.dirname, '..', 'data');

/**
 * Reads the places and surfaces of this lib and of an operator's folder. What is wrong is left out
 * and named: one bad file stops no server.
 *
 * @param readOwn reads the size of the lib's own pictures
 * @param ownerFolder has `places/<id>/` and `surfaces/<id>/` as this lib's `data` has
 * @param readOwners of an operator's: these may be broken
 */
export async function loadLibrary(
  readOwn: ReadSize,
  ownerFolder?: string,
  readOwners = readOwn,
): Promise<PlaceLibrary> {
  const places = new Map<string, Place>();
  const surfaces = new Map<string, Surface>();
  const problems: string[] = [];
  for (const folder of [ownFolder, ...(ownerFolder ? [ownerFolder] : [])]) {
    const readSize = folder === ownFolder ? readOwn : readOwners;
    const add = async <T extends { id: string }>(
      kind: string,
      into: Map<string, T>,
      read: (folder: string) => Promise<T>,
    ) => {
      for (const path of await readFolders(join(folder, kind))) {
        await read(path).then(
          (record) => into.set(record.id, record),
          (error: unknown) => problems.push(error instanceof Error ? error.message : String(error)),
        );
      }
    };
    await add('surfaces', surfaces, (path) => readSurface(path, readSize));
    await add('places', places, (path) => readPlace(path, { readSize, surfaces }));
  }
  return { places, surfaces, problems };
}

async function readSurface(folder: string, readSize: ReadSize): Promise<Surface> {
  const record = await readRecord(folder, 'surface.json', surfaceRecord);
  const path = join(folder, record.file);
  await readSize(path).catch((cause: unknown) => {
    throw problem(path, 'is no picture that can be read', cause);
  });
  return { ...record, path };
}

async function readPlace(
  folder: string,
  { readSize, surfaces }: { readSize: ReadSize; surfaces: ReadonlyMap<string, Surface> },
): Promise<Place> {
  const record = await readRecord(folder, 'place.json', placeRecord);
  for (const id of [...record.surfaces.table, ...record.surfaces.ground]) {
    if (!surfaces.has(id)) {
      throw problem(join(folder, 'place.json'), `names a surface that there is not: ${id}`);
    }
  }
  const panoramaPath = join(folder, record.panorama.file);
  await requirePanorama(panoramaPath, readSize);
  const light = await readRecord(folder, 'light.json', lightRecord, 'optional');
  return { ...record, panoramaPath, ...(light ? { light } : {}) };
}

/** All around is twice as wide as from zenith to nadir. */
async function requirePanorama(path: string, readSize: ReadSize): Promise<void> {
  const { width, height } = await readSize(path).catch((cause: unknown) => {
    throw problem(path, 'is no picture that can be read', cause);
  });
  if (width !== 2 * height || width < 512) {
    const wanted = 'a panorama is twice as wide as high and at least 512 pixels wide';
    throw problem(path, `has ${width} × ${height} pixels; ${wanted}`);
  }
}
