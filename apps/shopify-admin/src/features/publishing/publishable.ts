import type { EditorName } from '@tintory/catalog';
import type { JobOutput } from '@tintory/contract';

/** What can go into the store: a result of ours, or a picture that only this browser has yet. */
export type Publishable = Pick<JobOutput, 'url' | 'width' | 'height'> &
  ({ object_id: string } | { file: File; editor: EditorName; madeFrom?: string | null });
