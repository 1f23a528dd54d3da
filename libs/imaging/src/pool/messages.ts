import type { FailureReason, PromptSuggestion } from '@tintory/contract';
import type { TaskName, Tasks } from '../tasks.ts';

export type TaskMessage = {
  [Name in TaskName]: { task: Name; request: Tasks[Name]['request'] };
}[TaskName];

export type ChildMessage =
  /** Sent once, when its code is loaded. */
  | { kind: 'ready' }
  | { kind: 'progress'; progress: number }
  | { kind: 'answer'; answer: Tasks[TaskName]['answer']; rssBytes: number }
  | {
      kind: 'failure';
      code: string;
      message: string;
      suggestions?: readonly PromptSuggestion[];
      unknown?: readonly string[];
      reason?: FailureReason | undefined;
      rssBytes: number;
    };
