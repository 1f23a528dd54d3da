import { useState } from 'react';
import { useToolServices } from '../tool-services.tsx';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { Launch } from './use-launch.ts';
import { useWorkAtHand } from './use-work-at-hand.ts';
import type { WorkState } from './use-work-state.ts';

type BenchDraftOptions = {
  state: WorkState;
  launch: Launch;
  drafts: DraftStore;
  jobId: string | null;
  onJobId: (id: string) => void;
};

/** What is at hand as a draft: kept, restored, and run after a sign-in midway. */
export function useBenchDraft({ state, launch, drafts, jobId, onJobId }: BenchDraftOptions) {
  const { api, signedIn } = useToolServices();
  const { tool, func, run, job, atWork, settings, standing, readiness } = state;
  const [opened, setOpened] = useState(false);
  const shownLookId = job?.func_id === launch.previewFunc?.id ? (job?.id ?? null) : null;
  const work = useWorkAtHand({
    ...{ toolId: tool.id, fields: func.fields, drafts, atWork, settings },
    complete: readiness.complete,
    restorable: jobId === null,
    paid: standing.paid ?? null,
    lookId: run.lookId ?? shownLookId,
    busy: standing.busy,
    mayRun: signedIn && !standing.busy,
    readJob: api.jobs.read,
    onJob: onJobId,
    onOpened: () => setOpened(true),
    onGoOn: () => launch.go(),
    onOther: run.reset,
  });
  return { ...work, opened };
}
