import type { ToolDefinition } from '@tintory/catalog';
import { useToolTexts, Workbench } from '@tintory/tools-ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../config/page-title.tsx';
import styles from './tool-page.module.css';

/** The job stands in the address, so that a result survives a reload and can be opened again. */
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

/** Any tool at work: everything it shows comes from the catalog. */
export function ToolPage({ tool }: { tool: ToolDefinition }) {
  const { title } = useToolTexts(tool.id);
  const { jobId, onJobId } = useJobInAddress();
  return (
    <div className={styles['tool']}>
      <PageTitle title={title} />
      <Workbench tool={tool} jobId={jobId} onJobId={onJobId} />
    </div>
  );
}
