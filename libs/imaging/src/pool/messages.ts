import type { FailureReason, PromptSuggestion } from '@tintory/contract';

export type TaskMessage = { task: string; request: unknown };

export type ChildMessage =
  /** Sent once, when the child's code is loaded. */
  | { kind: 'ready' }
  | { kind: 'progress'; progress: number }
  | { kind: 'answer'; answer: unknown; rssBytes: number }
  | {
      kind: 'failure';
      code: string;
      message: string;
      suggestions?: readonly PromptSuggestion[];
      unknown?: readonly string[];
      reason?: FailureReason | undefined;
      rssBytes: number;
    };
