import { useEffect, useEffectEvent } from 'react';
import type { DraftStore } from '../drafts/draft-store.ts';
import { whereKept } from './where-kept.ts';

type PendingOptions = {
  toolId: string;
  drafts: DraftStore;
  /** Everything is there that a run needs, and nothing is in its way. */
  ready: boolean;
  onGoOn: () => void;
};

/** Lets exactly one visible tab go on with a run that waited for a sign-in. */
export function usePendingDraft({ toolId, drafts, ready, onGoOn }: PendingOptions): void {
  const goOn = useEffectEvent(onGoOn);
  useEffect(() => {
    if (!ready) return;
    const goOnIfPending = async () => {
      if (await whereKept(drafts.takePending(toolId))) goOn();
    };
    const takeOver = () => {
      if (document.visibilityState === 'visible') void goOnIfPending();
    };
    takeOver();
    document.addEventListener('visibilitychange', takeOver);
    return () => document.removeEventListener('visibilitychange', takeOver);
  }, [drafts, ready, toolId]);
}
