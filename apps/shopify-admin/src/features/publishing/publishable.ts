import type { EditorName } from '@tintory/catalog';
import type { JobOutput } from '@tintory/contract';

/** A picture that can be published: a stored result, or a file that is only in this browser. */
export type Publishable = Pick<JobOutput, 'url' | 'width' | 'height'> &
  ({ object_id: string } | { file: File; editor: EditorName; madeFrom?: string | null });
