import type { ErrorCode, FailureReason, PromptSuggestion } from '@tintory/contract';

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
