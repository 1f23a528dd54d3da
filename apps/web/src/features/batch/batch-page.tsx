import { batchRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { BatchDesk } from '@tintory/tools-ui';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../config/page-meta.tsx';

/** Runs many photos through one tool; batch and tool are in the URL. */
export function BatchPage() {
  const t = useT('batch');
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageMeta
        title={t('batch:title')}
        description={t('batch:lead', { count: batchRules.maxItems })}
      />
      <BatchDesk
        batchId={params.get('batch')}
        toolId={params.get('tool')}
        onBatch={(id) => setParams(id ? { batch: id } : {})}
        onTool={(tool) => setParams({ tool }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
