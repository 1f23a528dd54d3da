import { jobListsFilter } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';

/** As long as the message with its undo stands: what can still be seen can still be undone. */
const undoMs = 8_000;

/** Hides a job at once and deletes it when the time to undo is over, or when the page is left. */
export function useDeferredDelete() {
  const { api } = useToolServices();
  const { toast } = useKit();
  const t = useT('history');
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const show = (id: string) =>
    setHidden((known) => new Set([...known].filter((other) => other !== id)));

  const deleteNow = async (id: string) => {
    waiting.current.delete(id);
    try {
      await api.jobs.remove(id);
      await client.invalidateQueries(jobListsFilter);
    } catch {
      show(id);
      toast({ tone: 'bad', text: t('history:deleteFailed') });
    }
  };

  const undo = (id: string) => {
    const timer = waiting.current.get(id);
    if (timer === undefined) return;
    clearTimeout(timer);
    waiting.current.delete(id);
    show(id);
  };

  const remove = (id: string) => {
    setHidden((known) => new Set(known).add(id));
    waiting.current.set(
      id,
      setTimeout(() => void deleteNow(id), undoMs),
    );
    const action = { label: t('history:undo'), onClick: () => undo(id) };
    toast({ tone: 'info', text: t('history:deleted'), action });
  };

  const finish = useEffectEvent(() => {
    for (const [id, timer] of waiting.current) {
      clearTimeout(timer);
      void deleteNow(id);
    }
  });
  useEffect(() => {
    const onLeave = () => finish();
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      finish();
    };
  }, []);

  return { hidden, remove };
}
