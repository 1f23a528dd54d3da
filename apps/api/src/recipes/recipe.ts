import type { FunctionDefinition } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import type { CutoutFound, SubjectSource } from '@tintory/effects';
import type { ImageFile } from '@tintory/imaging';
import type { Engine } from '../engines/engine.ts';
import type { PlacesService } from '../modules/places/places.service.ts';
import type { OpenedPicture } from '../modules/uploads/pictures-parts.ts';

/** The context of a recipe. Its files are in a folder that is deleted at the end. */
export type RecipeContext = {
  func: FunctionDefinition;
  /** The inputs as the catalog's schema left them: checked, defaults filled in. */
  inputs: Record<string, unknown>;
  engines: readonly Engine[];
  /** Places and surfaces for subjects. */
  places: Pick<PlacesService, 'library' | 'finder'>;
  /** The limits of a free preview; undefined for a paid run. */
  limits: { maxPixels?: number };
  /** The picture the inputs name, as a clean file. */
  openImage(): Promise<string>;
  /** The same, with what is known of the file that was sent. */
  openPhoto(): Promise<OpenedPicture>;
  /** The subject: the photograph with its mask and strokes, or another job's cutout. */
  openSubject(): Promise<SubjectSource>;
  /** A further input picture, named by its object id, as a cleaned file. */
  openPicture(objectId: string): Promise<string>;
  /** The store's title of the photographed product; undefined if unknown. */
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

/** A tool's steps: which engines, in which order, with which settings. No pixels here. */
export type Recipe = (context: RecipeContext) => Promise<RecipeAnswer>;
