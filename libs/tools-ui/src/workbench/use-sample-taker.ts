import type { ToolSample } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';

/** Takes one sample at a time, and shows a toast if one fails to load. */
export function useSampleTaker(takeOver: (sample: ToolSample) => Promise<void>) {
  const t = useT('workbench');
  const { toast } = useKit();
  const [busy, setBusy] = useState(false);
  const take = async (sample: ToolSample) => {
    setBusy(true);
    try {
      await takeOver(sample);
    } catch {
      toast({ tone: 'bad', text: t('workbench:drop.sampleFailed') });
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
