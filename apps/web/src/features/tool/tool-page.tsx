import type { ToolDefinition } from '@tintory/catalog';
import { Workbench } from '@tintory/tools-ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The job's id in the URL, so that a result survives a reload and can be reopened. */
function useJobInAddress() {
  const [params, setParams] = useSearchParams();
  const jobId = params.get('job');
  const onJobId = useCallback(
    (id: string | null) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          if (id) next.set('job', id);
          else next.delete('job');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { jobId, onJobId };
}

/** The page of any tool, rendered from its catalog entry. */
export function ToolPage({ tool }: { tool: ToolDefinition }) {
  const { jobId, onJobId } = useJobInAddress();
  return <Workbench tool={tool} jobId={jobId} onJobId={onJobId} />;
}
