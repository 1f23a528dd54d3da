import { useT } from '@tintory/i18n';
import { BatchDesk } from '@tintory/tools-ui';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../config/page-title.tsx';

/** Many photos through one tool; batch and tool stand in the address. */
export function BatchPage() {
  const t = useT('batch');
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageTitle title={t('batch:title')} />
      <BatchDesk
        batchId={params.get('batch')}
        toolId={params.get('tool')}
        onBatch={(id) => setParams(id ? { batch: id } : {})}
        onTool={(tool) => setParams({ tool }, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}
