import { join } from 'node:path';
import type { AreaPrint } from '@tintory/effects';
import type { ImageFile, TaskControl } from '@tintory/imaging';
import type { ImagePool } from '@tintory/image-pool';
import type { BlankRecord } from '@tintory/mockups';
import { viewPlace, type PlaceLibrary } from '@tintory/places';
import { blankOf, mockupWishes, sceneWish } from './mockup-pictures.ts';

/** Of every mock-up, in pixels. */
const width = 1_200;
/** A scene shows its subject smaller than that. */
const subjectWidth = 1_000;

export type RenderedMockup = {
  role: 'mockup' | 'scene';
  areaId: string;
  path: string;
  file: ImageFile;
};

type Design = { productId: string; color: string; model: string | null; prints: AreaPrint[] };
type Renderer = { pool: Pick<ImagePool, 'mockup' | 'placeStage'>; library: PlaceLibrary };

/** Renders two views of a product and one of it in a place, as files in a folder. */
export async function renderDesign(
  { pool, library }: Renderer,
  design: Design,
  folder: string,
  control: TaskControl,
): Promise<RenderedMockup[]> {
  const record = blankOf(design.productId);
  const wishes = mockupWishes(record, design.prints, design.model);
  const pictures = wishes.map(({ picture }, index) => ({
    ...picture,
    outputPath: join(folder, `mockup-${index}.webp`),
  }));
  const common = { areas: design.prints, color: design.color, weave: record.weave };
  const [files, scene] = await Promise.all([
    pool.mockup({ ...common, pictures, width, format: 'webp' }, control),
    renderScene({ pool, library }, { ...common, record, model: design.model }, folder, control),
  ]);
  const mockups = files.flatMap((file, index) => {
    const [wish, picture] = [wishes[index], pictures[index]];
    return wish && picture
      ? [{ role: 'mockup' as const, areaId: wish.areaId, path: picture.outputPath, file }]
      : [];
  });
  return [...mockups, scene];
}

type SceneWish = {
  areas: AreaPrint[];
  color: string;
  weave: BlankRecord['weave'];
  record: BlankRecord;
  model: string | null;
};

/** The product alone, and then in its place: nothing needs to be cut out or guessed. */
async function renderScene(
  { pool, library }: Renderer,
  { record, model, ...common }: SceneWish,
  folder: string,
  control: TaskControl,
): Promise<RenderedMockup> {
  const { areaId, picture } = sceneWish(record, common.areas, model);
  const inputPath = join(folder, 'subject.png');
  const subject = { ...picture, outputPath: inputPath };
  await pool.mockup(
    { ...common, pictures: [subject], width: subjectWidth, format: 'png' },
    control,
  );
  const { scene } = record;
  const place = library.places.get(scene.place) ?? [...library.places.values()][0];
  if (!place) throw new Error('There is no place to show a product in.');
  const path = join(folder, 'scene.webp');
  const { pitch, metres, foot, padding } = scene;
  const { files } = await pool.placeStage(
    {
      ...{ inputPath, strokes: [], format: 'webp', size: { width, height: width } },
      cutout: knownSubject(record),
      scenes: [
        {
          ...viewPlace(library, place, scene),
          ...{ outputPath: path, pitch, metres, foot, padding },
          ...{ shadow: 0.85, relight: 0.4, seed: 1 },
        },
      ],
    },
    control,
  );
  const [file] = files;
  if (!file) throw new Error('The place has no picture.');
  return { role: 'scene', areaId, path, file };
}

/** The data of a drawn subject that a cutout would find. */
const knownSubject = ({ scene: { lies, metres, pitch } }: BlankRecord) => ({
  ...{ confidence: 1, warnings: [], faint: false, isTrimmed: false },
  own: { width: subjectWidth, height: subjectWidth },
  traits: {
    ...{ thing: 'product' as const, footAngle: pitch, roll: 0, metres, slender: 1, lies },
    // The blanks' light comes from above left.
    lightSide: -1,
    cut: { left: false, right: false, above: false, below: false },
  },
});
