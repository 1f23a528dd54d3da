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
  /** Everything is there that a run needs. */
  complete: boolean;
  values: OptionValues;
  /** A page that shows a job starts from that job and not from a draft. */
  restorable: boolean;
  /** Photo and options were chosen here; a job's own, read from the API, are no draft. */
  atHand: boolean;
  /** The paid job of this page. */
  paid: Job | null;
  /** The free preview that was made of what is at hand, or is being made. */
  lookId: string | null;
  /** How a job stands that a draft went into. */
  readJob: (id: string) => Promise<Job>;
  mayRun: boolean;
  onRestore: (draft: Draft) => Promise<void>;
  /** A job that a draft went into is still what somebody is at. */
  onJob: (id: string) => void;
  /** What there was is restored, or there was nothing. */
  onOpened: () => void;
  /** A run that waited for a sign-in goes on. */
  onGoOn: () => void;
};

const hasCome = ({ status }: Job) => status === 'succeeded';
const cameToNothing = ({ status }: Job) => status === 'failed' || status === 'canceled';

/**
 * Keeps photo and options across the sign-in, and lets exactly one visible tab go on after it. What
 * was paid for and came out does not come back.
 */
export function useDraft(options: DraftOptions) {
  const { toolId, drafts, photo, complete, values, restorable, mayRun } = options;
  const restore = useEffectEvent(options.onRestore);
  const openJob = useEffectEvent(options.onJob);
  const opened = useEffectEvent(options.onOpened);
  const readJob = useEffectEvent(options.readJob);

  const reopened = useRef<string>(null);
  /** Another photo may have been put in its place meanwhile. */
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
