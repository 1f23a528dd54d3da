import type { FunctionDefinition } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import type { ImageFile } from '@tintory/imaging';
import type { Engine } from '../engines/engine.ts';

/** What a recipe works with. Its files live in a folder that is removed when it ends. */
export type RecipeContext = {
  func: FunctionDefinition;
  /** The inputs as the catalog's schema left them: checked, defaults filled in. */
  inputs: Record<string, unknown>;
  engines: readonly Engine[];
  /** What a free preview is held to; nothing for a full run. */
  limits: { maxPixels?: number };
  /** The picture the inputs name, as a clean file. */
  openImage(): Promise<string>;
  /** A further picture that the inputs name by its object id, as a clean file. */
  openPicture(objectId: string): Promise<string>;
  /** A path for a result. */
  newPath(): string;
  onProgress(progress: number): void;
  signal: AbortSignal;
};

export type RecipeAnswer = {
  outputs: (ImageFile & { path: string })[];
  result?: Record<string, JobInput['value']>;
  engine: string;
};

/** How a tool is done: which engines, in which order, with which settings. No pixels here. */
export type Recipe = (context: RecipeContext) => Promise<RecipeAnswer>;
