import type { ToolDefinition } from '@tintory/catalog';
import { useToolTexts, Workbench, type PhotoOrigin } from '@tintory/tools-ui';
import { useCallback, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../store/page-title.tsx';
import styles from './tool-page.module.css';
import { usePhotoOrigin } from './use-photo-origin.ts';
import { useStorePhoto } from './use-store-photo.ts';

/** The job's id in the URL, so that a result survives a reload and can be reopened. */
function useJobInAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const jobId = params.get('job');
  const onJobId = useCallback(
    (id: string | null) =>
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          if (id) next.set('job', id);
          // Another photo, or none: it is not the store's picture any longer.
          else for (const name of ['job', 'product', 'file']) next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      ),
    [setParams, state],
  );
  return { jobId, onJobId };
}

type ToolPageProps = {
  tool: ToolDefinition;
  /** Renders the bar that publishes a result. */
  publish: (jobId: string | null, origin: PhotoOrigin | null) => ReactNode;
};

/** The page of any tool, rendered from its catalog entry. */
export function ToolPage({ tool, publish }: ToolPageProps) {
  const { title } = useToolTexts(tool.id);
  const { jobId, onJobId } = useJobInAddress();
  const named = usePhotoOrigin();
  const drafts = useStorePhoto(tool, named);
  return (
    <div className={styles['tool']}>
      <PageTitle title={title} />
      <Workbench
        tool={tool}
        jobId={jobId}
        onJobId={onJobId}
        drafts={drafts}
        photoComes={named !== null && jobId === null}
        // Until the photo is read, the address tells which one it will be.
        above={(origin) => publish(jobId, origin === undefined ? named : origin)}
      />
    </div>
  );
}
