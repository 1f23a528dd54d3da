import { useEffect, useEffectEvent, useRef } from 'react';
import type { Job } from '@tintory/contract';
import { isPreview } from '../jobs/is-preview.ts';
import type { OptionValues } from '../options/option-field.ts';
import type { Draft } from '../drafts/draft.ts';
import type { DraftStore } from '../drafts/draft-store.ts';
import type { Photo } from '../photo/read-photo.ts';
import { useKeepDraft } from './use-keep-draft.ts';
import { usePendingDraft } from './use-pending-draft.ts';
import { whereKept } from './where-kept.ts';

type DraftOptions = {
  toolId: string;
  drafts: DraftStore;
  photo: Photo | null;
  /** Whether all inputs for a run are there. */
  complete: boolean;
  values: OptionValues;
  /** Whether a draft may be restored; a page that shows a job starts from that job. */
  restorable: boolean;
  /** Whether photo and options were chosen here; those of a job are no draft. */
  atHand: boolean;
  /** The paid job of this page. */
  paid: Job | null;
  /** The free preview job of the current photo and options. */
  lookId: string | null;
  /** Reads the job that was started from a draft. */
  readJob: (id: string) => Promise<Job>;
  mayRun: boolean;
  onRestore: (draft: Draft) => Promise<void>;
  /** Called with the unfinished job that was started from the draft. */
  onJob: (id: string) => void;
  /** Called after the draft was restored, or if there was none. */
  onOpened: () => void;
  /** Continues a run that waited for a sign-in. */
  onGoOn: () => void;
};

const hasCome = ({ status }: Job) => status === 'succeeded';
const cameToNothing = ({ status }: Job) => status === 'failed' || status === 'canceled';

/**
 * Keeps photo and options across the sign-in, and continues in exactly one visible tab. The draft
 * of a successful paid job is deleted.
 */
export function useDraft(options: DraftOptions) {
  const { toolId, drafts, photo, complete, values, restorable, mayRun } = options;
  const restore = useEffectEvent(options.onRestore);
  const openJob = useEffectEvent(options.onJob);
  const opened = useEffectEvent(options.onOpened);
  const readJob = useEffectEvent(options.readJob);

  const reopened = useRef<string>(null);
  /** Only this job's: a newer photo may have replaced it. */
  const forgetPaid = useEffectEvent(async (jobId: string) => {
    const { jobId: kept } = (await whereKept(drafts.load(toolId))) ?? {};
    if (kept && [jobId, reopened.current].includes(kept)) await whereKept(drafts.remove(toolId));
  });

  const asked = useRef(false);
  useEffect(() => {
    if (!restorable || asked.current) return;
    asked.current = true;
    const open = async () => {
      const draft = await whereKept(drafts.load(toolId));
      if (!draft) return;
      const job = draft.jobId ? await readJob(draft.jobId).catch(() => null) : null;
      if (job && hasCome(job) && !isPreview(job)) return forgetPaid(job.id);
      if (!job || cameToNothing(job)) return restore(draft);
      reopened.current = job.id;
      openJob(job.id);
    };
    void open().finally(() => opened());
  }, [drafts, restorable, toolId]);

  usePendingDraft({ toolId, drafts, ready: complete && mayRun, onGoOn: options.onGoOn });
  const keep = useKeepDraft(toolId, drafts);

  const mark = useEffectEvent((jobId: string) => {
    if (options.atHand) void keep(photo, values, { jobId });
  });
  const { lookId } = options;
  useEffect(() => {
    if (lookId !== null) mark(lookId);
  }, [lookId]);
  const { id: paidId, status: paidStatus } = options.paid ?? {};
  useEffect(() => {
    if (paidId === undefined) return;
    if (paidStatus === 'queued' || paidStatus === 'running') mark(paidId);
    if (paidStatus === 'succeeded') void forgetPaid(paidId);
  }, [paidId, paidStatus]);

  return {
    keep,
    keepForSignIn: () => keep(photo, values, { pending: true }),
    forget: () => whereKept(drafts.remove(toolId)),
  };
}
