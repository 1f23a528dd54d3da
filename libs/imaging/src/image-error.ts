import type { ErrorCode, FailureReason, PromptSuggestion } from '@tintory/contract';

type ImageErrorOptions = ErrorOptions & {
  suggestions?: readonly PromptSuggestion[] | undefined;
  unknown?: readonly string[] | undefined;
  reason?: FailureReason | undefined;
};

export class ImageError extends Error {
  readonly code: ErrorCode | 'Canceled';
  /** With `PromptUnclear`: known words similar to the unknown ones. */
  readonly suggestions: readonly PromptSuggestion[];
  /** With `PromptUnclear`: the unknown words, as written. */
  readonly unknown: readonly string[];
  /** The fault of an input, if the code alone does not say. */
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
