import type { FunctionDefinition } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import type { CutoutFound, SubjectSource } from '@tintory/effects';
import type { ImageFile } from '@tintory/imaging';
import type { Engine } from '../engines/engine.ts';
import type { PlacesService } from '../modules/places/places.service.ts';
import type { OpenedPicture } from '../modules/uploads/pictures-parts.ts';

/** What a recipe works with. Its files live in a folder that is removed when it ends. */
export type RecipeContext = {
  func: FunctionDefinition;
  /** The inputs as the catalog's schema left them: checked, defaults filled in. */
  inputs: Record<string, unknown>;
  engines: readonly Engine[];
  /** Where subjects can be put. */
  places: Pick<PlacesService, 'library' | 'finder'>;
  /** What a free preview is held to; nothing for a full run. */
  limits: { maxPixels?: number };
  /** The picture the inputs name, as a clean file. */
  openImage(): Promise<string>;
  /** The same, with what is known of the file that was sent. */
  openPhoto(): Promise<OpenedPicture>;
  /** What is shown: the photograph with its mask and strokes, or the cut-out of another job. */
  openSubject(): Promise<SubjectSource>;
  /** A further picture that the inputs name by its object id, as a clean file. */
  openPicture(objectId: string): Promise<string>;
  /** What the store calls the product that the photograph shows; undefined where nobody knows. */
  readTitle(): Promise<string | undefined>;
  /** A path for a result. */
  newPath(): string;
  onProgress(progress: number): void;
  signal: AbortSignal;
};

export type RecipeAnswer = {
  outputs: (ImageFile & { path: string })[];
  result?: Record<string, JobInput['value']>;
  /** Of a subject that was cut out of its photograph, and may be kept. */
  found?: CutoutFound;
  engine: string;
};

/** How a tool is done: which engines, in which order, with which settings. No pixels here. */
export type Recipe = (context: RecipeContext) => Promise<RecipeAnswer>;
