import type { Job } from '@tintory/contract';
import { useState } from 'react';

/** Which of a job's pictures is shown; each job starts with its first. */
export function useShownOutput(job: Job | null) {
  const [chosen, setChosen] = useState<{ jobId: string; index: number } | null>(null);
  const wished = chosen && chosen.jobId === job?.id ? chosen.index : 0;
  const outputs = job?.outputs ?? [];
  const index = outputs[wished] ? wished : 0;
  return {
    /** All pictures of the job. */
    outputs,
    index,
    shown: outputs[index] ?? null,
    show: (next: number) => job && setChosen({ jobId: job.id, index: next }),
  };
}
