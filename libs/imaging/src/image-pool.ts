import type { ErrorCode, FailureReason, PromptSuggestion } from '@tintory/contract';
import type { ImageTaskName, Tasks } from './tasks.ts';

/**
 * What the server asks of the image engine. Files go in and out by path: no pixels travel between
 * processes. Every call rejects with an `ImageError`.
 */
export type ImagePool = ImageTasks & {
  /** Loads the models in every child, so the first job is as fast as the second. */
  warm(): Promise<void>;
  /** Children with their resident memory in bytes and whether they work now. */
  stats(): { pid: number; rssBytes: number; busy: boolean }[];
  close(): Promise<void>;
};

/** One call for each task; aborting its signal kills the child that works on it. */
export type ImageTasks = {
  [Name in ImageTaskName]: (
    request: Tasks[Name]['request'],
    control?: TaskControl,
  ) => Promise<Tasks[Name]['answer']>;
};

export type TaskControl = {
  /** Aborting kills the child that works on this task. */
  signal?: AbortSignal;
  /** Called with 0 to 1 as the work goes on. */
  onProgress?: (progress: number) => void;
  timeoutMs?: number;
  /** Whose turn it is; work without it is the product's own and as urgent as paid work. */
  turn?: Turn;
};

/** Who asks for work, and whether it is paid for: paid work comes first, users take turns. */
export type Turn = { user: string; isPaid: boolean };

type ImageErrorOptions = ErrorOptions & {
  suggestions?: readonly PromptSuggestion[] | undefined;
  unknown?: readonly string[] | undefined;
  reason?: FailureReason | undefined;
};

export class ImageError extends Error {
  readonly code: ErrorCode | 'Canceled';
  /** With `PromptUnclear`: known words near those that were not understood. */
  readonly suggestions: readonly PromptSuggestion[];
  /** With `PromptUnclear`: what was not understood, as it was written. */
  readonly unknown: readonly string[];
  /** What is wrong with an input, where the code alone does not tell. */
  readonly reason: FailureReason | undefined;
  constructor(code: ErrorCode | 'Canceled', message: string, options: ImageErrorOptions = {}) {
    super(message, options);
    this.name = 'ImageError';
    this.code = code;
    this.suggestions = options.suggestions ?? [];
    this.unknown = options.unknown ?? [];
    this.reason = options.reason;
  }
}
